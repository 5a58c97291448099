/**
 * Writes src/wire/types.ts and src/desk/types.ts from the schemas: one TypeScript type for each definition.
 * Knows just the part of JSON Schema that our schemas use, and stops at anything else.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const kKnown = new Set(
  [
    '$ref',
    'const',
    'enum',
    'oneOf',
    'anyOf',
    'type',
    'properties',
    'required',
    'additionalProperties',
    'items',
  ].concat([
    'description',
    'pattern',
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'minItems',
    'maxItems',
  ]),
);
const kPlain = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' };

function comment(schema, indent) {
  return schema.description ? `${indent}/** ${schema.description} */\n` : '';
}

function objectType(schema, indent) {
  const inner = indent + '  ';
  const required = new Set(schema.required ?? []);
  const members = Object.entries(schema.properties ?? {}).map(
    ([name, member]) =>
      `${comment(member, inner)}${inner}${name}${required.has(name) ? '' : '?'}: ${typeOf(member, inner)};\n`,
  );
  const rest = schema.additionalProperties;
  if (rest === true || (rest === undefined && members.length === 0))
    members.push(`${inner}[name: string]: unknown;\n`);
  else if (rest && members.length === 0) return `Record<string, ${typeOf(rest, indent)}>`;
  return `{\n${members.join('')}${indent}}`;
}

function typeOf(schema, indent) {
  for (const key of Object.keys(schema))
    if (!kKnown.has(key)) throw new Error(`a schema uses "${key}", which this script does not know`);
  if (schema.$ref) return schema.$ref.replace('#/$defs/', '');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const union = schema.oneOf ?? schema.anyOf;
  if (union) return union.map((one) => typeOf(one, indent)).join(' | ');
  if (schema.type === 'object') return objectType(schema, indent);
  if (schema.type === 'array') return `(${typeOf(schema.items ?? {}, indent)})[]`;
  if (schema.type === undefined) return 'unknown';
  return [schema.type]
    .flat()
    .map((type) => kPlain[type])
    .join(' | ');
}

function writeTypes(name, file) {
  const schema = JSON.parse(readFileSync(at(`../../schema/${name}`), 'utf8'));
  const types = Object.entries(schema.$defs).map(
    ([type, definition]) => `${comment(definition, '')}export type ${type} = ${typeOf(definition, '')};\n`,
  );
  const head = `/* Written by tools/wire_types.mjs from schema/${name}; not to be edited. */`;
  writeFileSync(at(`../src/${file}`), `${head}\n\n${types.join('\n')}`);
}

writeTypes('wire.schema.json', 'wire/types.ts');
writeTypes('desk.schema.json', 'desk/types.ts');

/** The members of a position by their names, for games that the page knows nothing of. */
import { t } from '../i18n/index.svelte';

export interface Member {
  name: string;
  value: string;
}

/** `{a: 1, b: [2, 3]}` as `a 1, b 2 3`. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return t(value ? 'option.yes' : 'option.no');
  if (Array.isArray(value)) return value.map(valueText).join(' ') || '–';
  if (typeof value === 'object')
    return membersOf(value)
      .map((member) => `${member.name} ${member.value}`)
      .join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export const nameText = (key: string): string => key.replaceAll('_', ' ');

export function membersOf(object: object, but: readonly string[] = []): Member[] {
  return Object.entries(object)
    .filter(([key]) => !but.includes(key))
    .map(([key, value]) => ({ name: nameText(key), value: valueText(value) }));
}

/** One line of a record: who, the verb, and its objects. `1 revise road 20-30` keeps its verb inside. */
export interface Line {
  who: string;
  verb: string;
  args: string[];
  text: string;
  /** The line stands in a seat's place, since its clock ran out. */
  forced: boolean;
  /** The line takes back the one before. */
  revised: boolean;
}

export function parseLine(text: string): Line {
  const words = text.trim().split(/\s+/);
  let who = words.shift() ?? '*';
  const forced = who === '*' && words[0] === 'for';
  if (forced) {
    words.shift();
    who = words.shift() ?? '*';
  }
  const revised = words[0] === 'revise';
  if (revised) words.shift();
  const verb = words.shift() ?? '';
  return { who, verb, args: words, text, forced, revised };
}

/** What a line says of whoever acts: `push 2`. */
export function spoken({ verb, args }: Line): string {
  return [verb, ...args].join(' ');
}

/** The seat that a line names first, or null for chance. */
export function seatOf(line: Line): number | null {
  const seat = Number(line.who);
  return Number.isInteger(seat) && seat > 0 ? seat : null;
}

/** Where on the island a line happens: `node:20`, `edge:20-21`, `hex:7`; null where it is nowhere. */
export function placeOf(line: Line): string | null {
  const [first, second, third] = line.args;
  switch (line.verb) {
    case 'settle':
    case 'city':
      return `node:${first}`;
    case 'road':
      return first?.includes('-') ? `edge:${first}` : null;
    case 'robber':
      return first === undefined ? null : `hex:${first}`;
    case 'neutral':
      return second === 'road' ? `edge:${third}` : `node:${third}`;
    default:
      return null;
  }
}

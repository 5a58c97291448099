/** The lines of a game as the log shows them: what belongs together is one entry, what is told elsewhere is none. */
import { seatOf, type Line } from '../../notation/line';
import type { LogEntry } from '../scene';

export type Shown = LogEntry & { index: number };

const kQuiet = ['roll', 'end', 'draw']; // told by the dice, the next turn, what was drawn
const kOneByOne = ['discard', 'give']; // cards that a seat parts with one at a time

/** A swap of cards with another seat (`1 swap 3`, or `1 swap 3 2` for two cards), which goes on with what was taken and what is given. */
const isSwap = ({ verb, args }: Line) => verb === 'swap' && /^\d+$/.test(args[0]!);

/** The objects of an entry that a line goes on with: who was robbed and of what, all cards of a discard … */
function joined(before: Line | undefined, line: Line): string[] | null {
  if (!before) return null;
  const [first = ''] = line.args;
  if (line.verb === 'stolen' && ['steal', 'guild'].includes(before.verb)) return [before.args[0]!, first];
  if (line.verb === 'refuse' && before.verb === 'refuse') return [...before.args, line.who];
  if (line.verb === 'taken' && isSwap(before)) {
    const [other, number = '1'] = before.args;
    return [other!, first === '?' ? first.repeat(Number(number)) : first];
  }
  if (line.verb === 'give' && isSwap(before) && before.args.length >= 2) {
    const [other, taken, given = ''] = before.args;
    return [other!, taken!, given + first];
  }
  const more = kOneByOne.includes(line.verb) && before.verb === line.verb && before.who === line.who;
  return more ? [before.args[0]! + first] : null;
}

/** `first` is the seat to move before the first line: where a game goes on from a moment, chance may have the first word. */
export function shownLog(log: readonly LogEntry[], first: number | null = null): Shown[] {
  const out: Shown[] = [];
  let actor = String(first ?? '*'); // whose roll or draw the next chance line answers
  for (const [index, entry] of log.entries()) {
    const { line } = entry;
    const before = out.at(-1)?.line;
    const shown = { ...entry, index };
    if (seatOf(line)) actor = line.who;
    if (kQuiet.includes(line.verb) && seatOf(line)) continue;
    const args = joined(before, line);
    if (args) {
      out[out.length - 1] = { ...shown, line: { ...before!, args } };
    } else if (!seatOf(line) && line.args.at(-1) === '?') {
      continue; // a hidden card tells nothing
    } else if (line.verb === 'dice' || line.verb === 'draw') {
      out.push({ ...shown, line: { ...line, who: actor } });
    } else {
      out.push(shown);
    }
  }
  return out;
}

/** The lines of a game as the log shows them: what belongs together is one entry, what is told elsewhere is none. */
import { seatOf } from '../notation/line';
import type { LogEntry } from './scene';

export type Shown = LogEntry & { index: number };

const kQuiet = ['roll', 'end', 'refuse', 'draw']; // told by the dice, the next turn, the tray, what was drawn

/** Whether the second line goes on with the first: cards that somebody discards one by one. */
function goesOn(before: Shown | undefined, entry: LogEntry): before is Shown {
  return (
    before?.line.verb === 'discard' && entry.line.verb === 'discard' && before.line.who === entry.line.who
  );
}

export function shownLog(log: readonly LogEntry[]): Shown[] {
  const out: Shown[] = [];
  let actor = '*'; // whose roll or draw the next chance line answers
  for (const [index, entry] of log.entries()) {
    const { line } = entry;
    const before = out.at(-1);
    if (seatOf(line)) actor = line.who;
    if (kQuiet.includes(line.verb) && seatOf(line)) continue;
    if (!seatOf(line) && line.args.at(-1) === '?') continue; // a hidden card tells nothing
    if (goesOn(before, entry)) {
      const cards = before.line.args[0]! + line.args[0]!;
      out[out.length - 1] = { ...entry, index, line: { ...line, args: [cards] } };
    } else if (line.verb === 'dice' || line.verb === 'draw') {
      out.push({ ...entry, index, line: { ...line, who: actor } });
    } else {
      out.push({ ...entry, index });
    }
  }
  return out;
}

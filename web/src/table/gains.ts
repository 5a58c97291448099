/** Who got what after a roll, a monopoly or the second settlement, and who went without: sentences that follow the line's own. */
import type { Line } from '../notation/line';
import type { Told } from '../track/books';
import { filled, type Part } from './sentences';

const kPays = ['dice', 'settle']; // lines after which the bank pays

function dealt(line: Line): boolean {
  return line.verb === 'dice' && Number(line.args[0]) + Number(line.args[1]) !== 7;
}

export function gains(line: Line, { moved, missed, again, cornered }: Told): Part[][] {
  if (cornered)
    return [filled('log.cornered', { who: { seat: cornered.seat }, cards: { cards: cornered.cards } })];
  if (!kPays.includes(line.verb)) return [];
  if (again) return [filled('log.again', {})];
  const got = moved.flatMap((move) =>
    move.from === 'bank' && move.to !== 'bank' && 'cards' in move
      ? [filled('log.gets', { who: { seat: move.to }, cards: { cards: move.cards } })]
      : [],
  );
  const lost = missed.map(({ seat, cards, why }) =>
    filled(why === 'robber' ? 'log.missed.robber' : 'log.missed.bank', { who: { seat }, cards: { cards } }),
  );
  const all = [...got, ...lost];
  return all.length === 0 && dealt(line) ? [filled('log.nobody', {})] : all;
}

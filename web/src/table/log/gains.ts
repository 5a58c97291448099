/** Who got what by a line that does not say it itself, who went without, and who has a badge now: sentences that follow the line's own. */
import type { Line } from '../../notation/line';
import type { Moved, Pass } from '../../wire/types';
import { filled, type Part } from './sentences';

const kPays = ['dice', 'settle', 'monopoly']; // lines whose words do not say who gets what
const kBadges = [
  { piece: 'longest_road', won: 'log.longest_road', lost: 'log.longest_road.lost' },
  { piece: 'largest_army', won: 'log.largest_army', lost: 'log.largest_army.lost' },
] as const;

function got({ from, to, cards }: Pass): Part[][] {
  if (to === null || cards === undefined) return [];
  const fill = { who: { seat: to }, cards: { cards } };
  return from === null
    ? [filled('log.gets', fill)]
    : [filled('log.gets.from', { ...fill, other: { seat: from } })];
}

function paid({ passed = [], missed = [], again, nobody }: Moved): Part[][] {
  if (again) return [filled('log.again', {})];
  if (nobody) return [filled('log.nobody', {})];
  const lost = missed.map(({ seat, cards, why }) =>
    filled(why === 'robber' ? 'log.missed.robber' : 'log.missed.bank', { who: { seat }, cards: { cards } }),
  );
  return [...passed.flatMap(got), ...lost];
}

/** Who has it now, or had it, where that has changed: a line that takes the place of another may leave it as it was. */
function badge({ piece, won, lost }: (typeof kBadges)[number], moved: Moved): Part[][] {
  const moves = [...(moved.undone ?? []), ...(moved.passed ?? [])].filter((pass) => pass.piece === piece);
  const from = moves[0]?.from ?? null;
  const to = moves.at(-1)?.to ?? null;
  if (from === to) return [];
  return [to === null ? filled(lost, { who: { seat: from! } }) : filled(won, { who: { seat: to } })];
}

export function gains(line: Line, moved: Moved = {}): Part[][] {
  return [...(kPays.includes(line.verb) ? paid(moved) : []), ...kBadges.flatMap((one) => badge(one, moved))];
}

/** What a roll pays, as everybody at the table can count it: to whom, and who goes without, and why. */
import { kHexesOfNode } from '../board/geometry';
import { bundleOf, isResource, kResources, noCards, type Counts, type Resource } from '../notation/bundle';
import type { BoardView } from '../notation/view';

/** Cards that a seat did not get: the robber stood there, or the bank was short. */
export interface Missed {
  seat: number;
  cards: string;
  why: 'robber' | 'bank';
}

export interface Island {
  readonly board: BoardView; // its robber is where it stands now
  readonly settlements: readonly (readonly number[])[]; // by seat
  readonly cities: readonly (readonly number[])[];
  readonly bank: Counts;
}

export interface Harvest {
  gained: Counts[]; // by seat
  missed: Missed[];
}

function touching(nodes: readonly number[], hex: number): number {
  return nodes.filter((node) => kHexesOfNode[node]!.includes(hex)).length;
}

/** Adds what each seat's buildings earn from a hex: one a settlement, two a city. */
function claim({ board, settlements, cities }: Island, hex: number, claims: Counts[]): void {
  const kind = board.hexes[hex]!;
  if (!isResource(kind)) return;
  for (const [i, own] of settlements.entries())
    claims[i]![kind] += touching(own, hex) + 2 * touching(cities[i]!, hex);
}

/** Shortage: with two or more claimants nobody gets that resource; one alone gets what is left. */
function settleShortage(left: number, kind: Resource, gained: Counts[], short: Counts[]): void {
  const claimants = gained.filter((own) => own[kind] > 0);
  const total = claimants.reduce((sum, own) => sum + own[kind], 0);
  if (total <= left) return;
  for (const [i, own] of gained.entries()) {
    const paid = claimants.length === 1 ? Math.min(left, own[kind]) : 0;
    short[i]![kind] += own[kind] - paid;
    own[kind] = paid;
  }
}

function missedBy(counts: Counts[], why: Missed['why']): Missed[] {
  return counts.flatMap((own, i) => {
    const cards = bundleOf(own);
    return cards === '-' ? [] : [{ seat: i + 1, cards, why }];
  });
}

export function harvest(island: Island, sum: number): Harvest {
  const none = () => island.settlements.map(noCards);
  const [gained, robbed, short] = [none(), none(), none()];
  for (const [hex, disc] of island.board.discs.entries())
    if ([disc].flat().includes(sum)) claim(island, hex, hex === island.board.robber ? robbed : gained);
  for (const kind of kResources) settleShortage(island.bank[kind], kind, gained, short);
  return { gained, missed: [...missedBy(robbed, 'robber'), ...missedBy(short, 'bank')] };
}

/** What the second settlement of the opening pays: a card of each hex round it. */
export function firstCards({ board }: Island, node: number): string {
  const counts = noCards();
  for (const hex of kHexesOfNode[node]!) {
    const kind = board.hexes[hex]!;
    if (isResource(kind)) counts[kind] += 1;
  }
  return bundleOf(counts);
}

/**
 * The public books of an island table, kept from its lines: which buildings stand where, what the bank holds, and
 * which cards each line moves. Nothing here is hidden from anybody; a card that this viewer did not see is `?`.
 */
import {
  bundleOf,
  countsOf,
  isResource,
  kResources,
  noCards,
  sizeOf,
  type Counts,
  type Resource,
} from '../notation/bundle';
import { seatOf, type Line } from '../notation/line';
import type { IslandView } from '../notation/view';
import { kItems } from '../table/costs';
import { firstCards, harvest, type Island, type Missed } from './production';

export type Purse = number | 'bank'; // a seat's hand, or the bank

/** Cards that change hands: those of a bundle, or all of one kind. */
export type Movement = { from: Purse; to: Purse } & ({ cards: string } | { every: Resource });

/** What a line did to everybody's cards. */
export interface Told {
  undone: Movement[]; // by a line that takes back the one before
  moved: Movement[];
  missed: Missed[];
  again: boolean; // a second roll of two players that equals the first, and does not count
  cornered: { seat: number; cards: string } | null; // by a monopoly: all that is not in the bank
}

interface Terms {
  give: string;
  want: string;
}

export interface Books extends Island {
  readonly duo: boolean;
  readonly roads: readonly number[]; // how many, by seat
  readonly opening: boolean;
  readonly freeRoads: number;
  readonly firstRoll: number; // of this turn, with two players
  readonly taker: number; // who steals or forces a trade,
  readonly victim: number; // and from whom
  readonly offer: Terms | null;
  readonly counters: Readonly<Record<number, Terms>>; // by the seat that made it
  readonly keepsSpent: boolean; // with take_back=any cards just spent never return to the hand
  readonly last: { before: Books; moved: Movement[] } | null; // what a take-back restores
}

interface Change {
  next?: Partial<Books>;
  moved?: Movement[];
  missed?: Missed[];
  again?: boolean;
  cornered?: Told['cornered'];
}

const kCardsOfEach = 19; // resource cards of a kind there are

const priceOf = (verb: string) => kItems.find((item) => item.verb === verb)!.cost;
const pay = (seat: number, cards: string): Movement => ({ from: seat, to: 'bank', cards });
const get = (seat: number, cards: string): Movement => ({ from: 'bank', to: seat, cards });

function changed<T>(list: readonly T[], seat: number, change: (own: T) => T): T[] {
  return list.map((own, i) => (i + 1 === seat ? change(own) : own));
}

function settle(books: Books, seat: number, node: number): Change {
  const second = books.roads[seat - 1]! > 0;
  const paid = books.opening
    ? second
      ? [get(seat, firstCards(books, node))]
      : []
    : [pay(seat, priceOf('settle'))];
  return { next: { settlements: changed(books.settlements, seat, (own) => [...own, node]) }, moved: paid };
}

function city(books: Books, seat: number, node: number): Change {
  const settlements = changed(books.settlements, seat, (own) => own.filter((n) => n !== node));
  const cities = changed(books.cities, seat, (own) => [...own, node]);
  return { next: { settlements, cities }, moved: [pay(seat, priceOf('city'))] };
}

function road(books: Books, seat: number): Change {
  const roads = changed(books.roads, seat, (n) => n + 1);
  if (books.opening) return { next: { roads } };
  if (books.freeRoads > 0) return { next: { roads, freeRoads: books.freeRoads - 1 } };
  return { next: { roads }, moved: [pay(seat, priceOf('road'))] };
}

function dice(books: Books, sum: number): Change {
  if (books.duo && books.firstRoll === sum) return { again: true };
  const next = { firstRoll: books.firstRoll || sum };
  if (sum === 7) return { next };
  const { gained, missed } = harvest(books, sum);
  const moved = gained.flatMap((own, i) => (sizeOf(own) > 0 ? [get(i + 1, bundleOf(own))] : []));
  return { next, moved, missed };
}

/** The terms of the deal as whoever made the offer sees them: theirs, or the partner's counter-offer turned round. */
function trade({ offer, counters }: Books, seat: number, partner: number): Change {
  const counter = counters[partner];
  const terms = counter ? { give: counter.want, want: counter.give } : offer;
  if (!terms) return {};
  const moved: Movement[] = [
    { from: seat, to: partner, cards: terms.give },
    { from: partner, to: seat, cards: terms.want },
  ];
  return { next: { offer: null, counters: {} }, moved };
}

function monopoly(books: Books, seat: number, every: Resource): Change {
  const others = books.roads.map((_, i) => i + 1).filter((other) => other !== seat);
  const cards = bundleOf({ ...noCards(), [every]: kCardsOfEach - books.bank[every] });
  return { moved: others.map((from) => ({ from, to: seat, every })), cornered: { seat, cards } };
}

function play(books: Books, { verb, args }: Line, seat: number): Change {
  const [first = '', second = ''] = args;
  const { taker, victim, board } = books;
  switch (verb) {
    case 'settle':
      return settle(books, seat, Number(first));
    case 'city':
      return city(books, seat, Number(first));
    case 'road':
      return road(books, seat);
    case 'roads':
      return { next: { freeRoads: 2 } };
    case 'roll':
      return { next: { opening: false } };
    case 'dice':
      return dice(books, Number(first) + Number(second));
    case 'end':
      return { next: { firstRoll: 0 } };
    case 'robber':
      return first === '' ? {} : { next: { board: { ...board, robber: Number(first) } } };
    case 'banish':
      return { next: { board: { ...board, robber: board.hexes.indexOf('d') } } };
    case 'steal':
      return { next: { taker: seat, victim: Number(first) } };
    case 'force':
      return { next: { taker: seat, victim: 3 - seat } };
    case 'stolen':
      return { moved: [{ from: victim, to: taker, cards: first }] };
    case 'taken':
      return { moved: [{ from: victim, to: taker, cards: first === '?' ? '??' : first }] };
    case 'give':
      return { moved: [{ from: taker, to: victim, cards: first }] };
    case 'discard':
      return { moved: [pay(seat, first)] };
    case 'buy':
      return { moved: [pay(seat, priceOf('buy'))] };
    case 'plenty':
    case 'reward':
      return { moved: [get(seat, first)] };
    case 'monopoly':
      return isResource(first) ? monopoly(books, seat, first) : {};
    case 'bank':
      return { moved: [pay(seat, first), get(seat, second)] };
    case 'offer':
      return { next: { offer: { give: first, want: second }, counters: {} } };
    case 'counter':
      return { next: { counters: { ...books.counters, [seat]: { give: first, want: second } } } };
    case 'trade':
      return trade(books, seat, Number(first));
    default:
      return {};
  }
}

function bankAfter(bank: Counts, moved: Movement[]): Counts {
  const after = { ...bank };
  for (const move of moved) {
    if (!('cards' in move)) continue;
    const cards = countsOf(move.cards);
    for (const kind of kResources) {
      if (move.to === 'bank') after[kind] += cards[kind];
      if (move.from === 'bank') after[kind] -= cards[kind];
    }
  }
  return after;
}

/** The books before the first line. */
export function openBooks(start: IslandView): Books {
  return {
    board: start.board,
    duo: start.game === 'duo',
    settlements: start.seats.map((seat) => seat.settlements),
    cities: start.seats.map((seat) => seat.cities),
    roads: start.seats.map((seat) => seat.roads.length),
    bank: countsOf(start.bank),
    opening: start.turn.phase === 'opening',
    freeRoads: start.turn.free_roads,
    firstRoll: start.duo?.first ?? 0,
    taker: start.turn.seat,
    victim: start.game === 'duo' ? 3 - start.turn.seat : 0,
    offer: start.turn.offer,
    counters: {},
    keepsSpent: start.options?.['take_back'] === 'any' && (start.rules ?? 2) >= 2,
    last: null,
  };
}

/** Lines that may be undone one by one, back to whatever is none of them. */
const kUndoable = ['road', 'settle', 'city', 'bank', 'robber', 'plenty', 'neutral'];

/** Takes back the last line as a whole. */
function undo(books: Books): { books: Books; told: Told } {
  const told = { moved: [], missed: [], again: false, cornered: null };
  if (!books.last) return { books, told: { undone: [], ...told } };
  return { books: books.last.before, told: { undone: books.last.moved.map(reversed), ...told } };
}

/** What was paid before and the new choice does not need: it stays spent. */
function forgone(seat: number, before: Movement[], now: Movement[]): Movement[] {
  const paid = (moved: Movement[]) =>
    countsOf(
      moved
        .filter((move) => move.from === seat && move.to === 'bank')
        .map((move) => ('cards' in move ? move.cards : ''))
        .join(''),
    );
  const [spent, price] = [paid(before), paid(now)];
  const rest = noCards();
  for (const kind of kResources) rest[kind] = Math.max(0, spent[kind] - price[kind]);
  return sizeOf(rest) > 0 ? [pay(seat, bundleOf(rest))] : [];
}

/** Enters one line. */
export function enter(books: Books, line: Line): { books: Books; told: Told } {
  if (line.verb === 'undo') return undo(books);
  const back = line.revised ? books.last : null;
  const before = back ? back.before : books;
  const freeRoads = ['road', 'neutral'].includes(line.verb) ? before.freeRoads : 0;
  const seat = seatOf(line) ?? 0;
  const change = play({ ...before, freeRoads }, line, seat);
  const { next = {}, missed = [], again = false, cornered = null } = change;
  const rest = back && books.keepsSpent ? forgone(seat, back.moved, change.moved ?? []) : [];
  const moved = [...(change.moved ?? []), ...rest];
  const bank = bankAfter(before.bank, moved);
  const kept = kUndoable.includes(line.verb) ? before : { ...before, last: null };
  return {
    books: { ...before, freeRoads, bank, ...next, last: { before: kept, moved } },
    told: { undone: back ? back.moved.map(reversed) : [], moved, missed, again, cornered },
  };
}

function reversed(move: Movement): Movement {
  return { ...move, from: move.to, to: move.from };
}

/** A position as one seat may see it: the notation's JSON, with numbers where something is hidden. */
import { countsOf, sizeOf } from './bundle';

export type GameName = 'base' | 'duo' | 'soccer' | 'struggle';
export const kGames: readonly GameName[] = ['base', 'duo', 'soccer', 'struggle'];

export type Terrain = 'b' | 'l' | 'w' | 'g' | 'o' | 'd' | 'p';
export type Card = 'knight' | 'roads' | 'plenty' | 'monopoly' | 'point';
export type Owner = number | 'x' | 'y';

export type Item = 'road' | 'settlement' | 'city' | 'card';

export interface BoardView {
  hexes: Terrain[];
  discs: (number | [number, number] | null)[];
  harbours: { nodes: [number, number]; kind: string }[];
  robber: number | null;
}

export interface Pieces {
  roads: string[];
  settlements: number[];
  cities?: number[];
}

export interface IslandSeat extends Pieces {
  hand: string | number;
  cards: Card[] | number;
  fresh: Card[] | number;
  played: Card[];
  removed: Card[];
  cities: number[];
  left: boolean;
}

export type Answer = null | 'accept' | 'refuse' | { give: string; want: string };

export interface Offer {
  give: string;
  want: string;
  to: number[];
  answers: Answer[];
}

export interface IslandTurn {
  seat: number;
  number: number;
  phase: string;
  rolled: boolean;
  card_played: boolean;
  free_roads: number;
  owes: number[];
  offers: number;
  offer: Offer | null;
  winner: number | null;
}

export interface SoccerView {
  colours: string[];
  shots: number[];
  markers: number[];
  day: number;
  due: boolean;
  places: (number | null)[];
  over: boolean;
  results: ([number, number] | null)[][]; // day by day the goals of its matches
}

export interface DuoView {
  tokens: number[];
  supply: number;
  rolls: number;
  first: number | null; // the first roll of the turn; null before it
  idle: number; // turns since something was built or bought
  acted: boolean;
  retired: boolean;
  x: Pieces;
  y: Pieces;
  gives: number; // cards of a forced trade still to be given
}

/** A game in which nothing moves any more ends after so many rounds. */
export interface Standstill {
  rounds: number;
  left: number; // with the one being played; 0 once it has ended so
}

/** What points are for. */
export interface Scored {
  kind: string;
  count: number; // how many of it
  points: number;
}

/** What the server tells of all games beside the position. */
interface Told {
  standstill?: Standstill | null;
  scored?: Scored[][]; // by seat; in replays
}

export interface IslandView extends Told {
  game: 'base' | 'duo' | 'soccer';
  players: number;
  options: Record<string, unknown>;
  rules?: number; // the revision of its rules, where it is not the newest
  board: BoardView;
  seats: IslandSeat[];
  turn: IslandTurn;
  longest_road: Owner | null;
  largest_army: number | null;
  bank: string;
  deck: number | Card[];
  prices: Record<Item, string>; // what is printed,
  supply: Record<Exclude<Item, 'card'>, number>; // and how many of each piece a player has
  of_each_resource: number; // cards
  hand_limit: number; // with more cards than this a 7 costs half
  road_lengths: number[]; // by seat
  duo?: DuoView;
  soccer?: SoccerView;
}

export interface StruggleSeat {
  hand: string | number;
  roads: string;
  knights: string;
  settlements: number;
  cities: number;
  expansions: string[];
  left: boolean;
}

export interface StruggleTurn {
  seat: number;
  number: number;
  idle: number; // turns that ended since something new was built
  phase: string;
  trades_left: number;
  library_used: boolean;
  guild_used: boolean;
  built: string[];
  partner: number | null;
  taker: number | null;
  taken: string | null;
  gives: number; // cards of a trade with another hand still to be given
  owes: number[];
}

/** What stands in the way of building an item, whatever it costs, and the ways to pay with threes of a kind. */
export interface Buildable {
  obstacle: string | null; // the rule
  pays: string[];
}

export interface StruggleView extends Told {
  game: 'struggle';
  players: number;
  options: Record<string, unknown>;
  seats: StruggleSeat[];
  turn: StruggleTurn;
  market: string;
  discard: string;
  stack: number | string;
  piles: { roads: number; knights: number; settlements: number; expansions: string[] };
  events: { brigand: number; market: number };
  arrow: 'white' | 'black' | null;
  prices: Record<string, string>; // by item
  builds: Record<string, Buildable> | null; // by item, for a seat that looks
  arrow_way: 'clockwise' | 'against' | null;
  arrow_next: number[] | null; // by seat, whom the arrow leads to
}

/** A game that this page knows nothing of: what all games have. What else its position says is read by its names. */
export interface PlainView extends Told {
  game: string;
  players: number;
  options: Record<string, unknown>;
  seats: { hand?: undefined; left?: boolean }[];
  turn: { seat: number; number: number; phase?: undefined; owes?: undefined };
}

export type View = IslandView | StruggleView | PlainView;

export function isStruggle(view: View): view is StruggleView {
  return view.game === 'struggle';
}

export function isIsland(view: View): view is IslandView {
  return !isStruggle(view) && isKnown(view.game);
}

export function isPlain(view: View): view is PlainView {
  return !isKnown(view.game);
}

function isKnown(game: string): game is GameName {
  return kGames.some((name) => name === game);
}

/** How many cards a hand has, shown or hidden. */
export function handSize(hand: string | number | undefined): number {
  if (hand === undefined) return 0;
  return typeof hand === 'number' ? hand : sizeOf(countsOf(hand));
}

export function howMany(list: unknown[] | number): number {
  return typeof list === 'number' ? list : list.length;
}

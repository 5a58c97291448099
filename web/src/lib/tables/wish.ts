/** What somebody chose for a new table: kept for the next time, and put into the server's words. */
import { kHexes } from '../../board/geometry';
import type { BoardView, GameName } from '../../notation/view';
import { who } from '../people/who.svelte';
import type { ClockRules, NewTable, SeatWish } from '../../wire/types';
import { hasBoard, type ServerGame } from './games';
import { houseRules, wishedOptions, type Options } from './options';

export type Clock = 'off' | 'quick' | 'slow' | 'tournament';
export type Layout = 'variable' | 'random' | 'beginner' | 'given';

export interface SeatChoice {
  who: string; // `me`, `open`, `here` (somebody else at this screen), or a bot's name
  name: string; // of whoever is here
}

export interface Choices {
  game: GameName;
  count: number;
  seats: SeatChoice[]; // always six; `count` of them are used
  shuffle: boolean;
  layout: Layout;
  chosen: boolean; // the board is chosen by its number
  number: number;
  given: string; // the board's JSON, where it is given
  clock: Clock;
  public: boolean;
  tracking: boolean; // pages may count cards
  rated: boolean; // where nothing speaks against it
  watchers: boolean;
  delay: number; // of what they see, in seconds
  options: Options; // of the game, where they are not as usual
}

export const kClocks: Record<Clock, ClockRules | null> = {
  off: null,
  quick: { turn: 45_000, reserve: 120_000, answer: 20_000 },
  slow: { turn: 120_000, reserve: 300_000, answer: 45_000 },
  tournament: { turn: 180_000, reserve: 0, answer: 60_000 },
};

export function firstChoices(): Choices {
  return {
    game: 'base',
    count: 4,
    seats: ['me', 'open', 'open', 'open', 'open', 'open'].map((who) => ({ who, name: '' })),
    shuffle: false,
    layout: 'variable',
    chosen: false,
    number: 1,
    given: '',
    clock: 'off',
    public: false,
    tracking: true,
    rated: false,
    watchers: true,
    delay: 0,
    options: {},
  };
}

const kKey = 'longroad.table.1';
const keyOf = (game: GameName) => `${kKey}.${game}`;

function stored(key: string): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Choices>;
  } catch {
    return {}; // no storage, or not ours
  }
}

/** What was chosen for this game the last time, or for the game that was played last. */
export function lastChoices(wanted: GameName | null = null): Choices {
  const last = stored(kKey);
  const game = wanted ?? last.game ?? firstChoices().game;
  const own = stored(keyOf(game));
  return { ...firstChoices(), ...(own.game ? own : last.game === game ? last : {}), game };
}

export function keepChoices(choices: Choices): void {
  try {
    localStorage.setItem(kKey, JSON.stringify({ game: choices.game }));
    localStorage.setItem(keyOf(choices.game), JSON.stringify(choices));
  } catch {
    // Without storage the form begins anew each time.
  }
}

/** How many seats the game really has of those that were asked for. */
export function playersOf(count: number, game: Pick<ServerGame, 'min_people' | 'max_players'>): number {
  return Math.min(Math.max(count, game.min_people), game.max_players);
}

function seatWish({ who, name }: SeatChoice, seat: number, me: string): SeatWish {
  if (who === 'open') return { kind: 'open' };
  if (who === 'me') return { kind: 'me', name: me };
  if (who === 'here') return { kind: 'here', name: name.trim() || `${me} ${seat}` };
  return { kind: 'bot', bot: who };
}

/** A board as `longroad board --json` and records write it, perhaps with the record's `board:` before it; null: it is none. */
export function readBoard(text: string): BoardView | null {
  try {
    const board = JSON.parse(text.replace(/^\s*board:/, '')) as Partial<BoardView> | null;
    const fits = (list: unknown[] | undefined) => list?.length === kHexes.length;
    const whole = fits(board?.hexes) && fits(board?.discs) && Array.isArray(board?.harbours);
    return whole ? (board as BoardView) : null;
  } catch {
    return null;
  }
}

/** Why these choices can't be a rated game; null: they can, among accounts. */
export function whyUnrated(choices: Choices, game: ServerGame): 'bots' | 'screen' | 'board' | 'house' | null {
  const seats = choices.seats.slice(0, playersOf(choices.count, game));
  if (seats.some(({ who }) => who === 'here')) return 'screen';
  if (seats.some(({ who }) => who !== 'me' && who !== 'open')) return 'bots';
  if (hasBoard(game) && (choices.chosen || choices.layout === 'given')) return 'board';
  return houseRules(game.options, choices.options).length > 0 ? 'house' : null;
}

/** The wish for the server; `board` is the one that is given or has the chosen number, where there is one. */
export function wishOf(choices: Choices, game: ServerGame, me: string, board: BoardView | null): NewTable {
  const seats = choices.seats.slice(0, playersOf(choices.count, game));
  const table: NewTable = {
    game: choices.game,
    seats: seats.map((choice, i) => seatWish(choice, i + 1, me)),
    shuffle: choices.shuffle,
    options: wishedOptions(game.options, choices.options),
    public: choices.public,
    clock: kClocks[choices.clock],
    watchers: choices.watchers,
    delay: choices.watchers ? choices.delay * 1000 : 0,
    tracking: hasBoard(game) && choices.tracking,
    rated: choices.rated && !!who.account && whyUnrated(choices, game) === null,
    wait_ready: seats.some(({ who }) => who === 'open'), // so that nobody misses the start
  };
  if (!hasBoard(game)) return table;
  if ((choices.chosen || choices.layout === 'given') && board) table.board = board;
  else if (choices.layout !== 'variable') table.board = choices.layout;
  return table;
}

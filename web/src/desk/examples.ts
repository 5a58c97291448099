/** What tests begin with. */
import type { Document, GameState, Person, SheetForm, Table } from './types';

/** Table 3 of a game that has not been reported. */
export const kEmptyTable: Table = {
  table: 3,
  version: 41,
  players: [4, 17, 2, 9],
  chosen: true,
  selection: [],
  choices: [],
  lost: [],
  finishers: [4, 17, 2, 9],
  waits_for_referee: false,
  state: 'empty',
  order: [],
  points: [],
  winner: null,
  banker: '',
  limit: null,
  online: '',
};

/** A sheet of the first four players, reported and not signed yet. */
export const kReported: Table = {
  ...kEmptyTable,
  players: [1, 2, 3, 4],
  state: 'reported',
  order: [1, 2, 3, 4],
  points: [10, 8, 7, 6],
  winner: 1,
};

/** What a table may report. */
export const kReport: SheetForm = {
  least: 2,
  most: 22,
  doubtful: 13,
  to_win: 10,
  winner_least: 10,
  nobody: false,
  same_winner: false,
};
/** What a referee may decide. */
export const kDecision: SheetForm = { ...kReport, winner_least: 2, nobody: true };

/** A game of two tables that waits to begin. */
export const kGame: GameState = {
  game: '1.2',
  title: '',
  posted: true,
  started: false,
  started_at: '',
  finished: false,
  published: { seats: false, results: false },
  limit: null,
  tables: [{ ...kEmptyTable, table: 1 }, kEmptyTable],
};

const person = (name: string, i: number): Person => ({
  player: i + 1,
  name,
  club: '',
  bot: false,
  status: 'present',
  events: [{ event: 1, status: 'present', accepted: true }],
  arrived: false,
  missing: [],
  expected: null,
  out: null,
});

/** What an organiser sees between two games. */
export const kDocument: Document = {
  v: 1,
  event: 'spring',
  version: 41,
  me: { role: 'organiser', name: 'Olga Ort', player: null, may: ['limit', 'set', 'call', 'schedule'] },
  settings: {
    name: 'City Cup',
    place: 'Town hall',
    date: '2026-05-01',
    language: 'English',
    edition: '2020',
    semifinal_day: '',
    semifinals: 'play',
    percentages: 'rounded',
    events: 1,
    autopilot: 'off',
    unofficial: false,
    taken_over: '',
  },
  phase: 'between',
  game: '1.2',
  players: ['Ada', 'Ben', 'Cleo', '明美'].map(person),
  games: [kGame],
  standings: [],
  champion: null,
  places: [],
  possible: [],
};

import { expect, test } from 'vitest';
import { kDocument, kEmptyTable, kGame } from '../examples';
import type { Document, GameState } from '../types';
import { canBePosted, missingBefore, planGap } from './before_start';

const at = (table: number, players: number[]) => ({ ...kEmptyTable, table, players });
const game = (news: Partial<GameState>): GameState => ({ ...kGame, tables: [at(1, [1, 2, 3, 4])], ...news });
const day = (...games: GameState[]): Document => ({ ...kDocument, games });
const dropped = (doc: Document, player: number): Document => ({
  ...doc,
  players: doc.players.map((p) =>
    p.player === player ? { ...p, events: [{ event: 1, status: 'dropped', accepted: true }] } : p,
  ),
});

test('a plan is out of date once somebody of it has left, or somebody came', () => {
  const second = game({});
  const doc = day(game({ game: '1.1', started: true }), second);
  expect(planGap(doc, second)).toBeNull();
  expect(planGap(dropped(doc, 3), second)).toEqual({ gone: [3], came: [] });
  const three = game({ tables: [at(1, [1, 2, 3])] });
  expect(planGap(day(three), three)).toEqual({ gone: [], came: [4] });
  const begun = game({ started: true });
  expect(planGap(dropped(day(begun), 3), begun)).toBeNull(); // goes on with three
});

test('a preliminary game waits for its plan and for the tables of the game before', () => {
  const playing = game({ game: '1.1', started: true });
  const second = game({});
  expect(missingBefore(day(playing, second), second)).toBe('play');
  const reported = { ...playing, tables: [{ ...playing.tables[0]!, state: 'reported' as const }] };
  expect(missingBefore(day(reported, second), second)).toBeNull();
  expect(missingBefore(dropped(day(reported, second), 2), second)).toBe('plan');
});

test('a final waits for its board, then the choices, then the banker', () => {
  const choosing = { ...at(1, [1, 2, 3, 4]), chosen: false, selection: [1, 2, 3, 4] };
  const final = (news: Partial<GameState>) => game({ game: 'final', layout_confirmed: true, ...news });
  const missing = (one: GameState) => missingBefore({ ...day(one), game: 'final' }, one);
  expect(missing(final({ tables: [choosing], layout_confirmed: false }))).toBe('layout');
  expect(missing(final({ tables: [choosing] }))).toBe('choose');
  expect(missing(final({}))).toBe('banker');
  expect(missing(final({ tables: [{ ...at(1, [1, 2, 3, 4]), banker: 'Jon Juhl' }] }))).toBeNull();
  expect(missing(final({ game: 'semi' }))).toBeNull();
});

test('later tables are posted once all before them are finished', () => {
  const done = game({ game: '1.3', started: true, finished: true });
  const semi = game({ game: 'semi', posted: false, tables: [] });
  const final = game({ game: 'final', posted: false, tables: [] });
  expect(canBePosted(day(done, semi, final), semi)).toBe(true);
  expect(canBePosted(day(game({ game: '1.3', started: true }), semi, final), semi)).toBe(false);
  expect(canBePosted(day(done, semi, final), final)).toBe(true); // they are skipped
  expect(canBePosted(day(done, { ...semi, posted: true }, final), final)).toBe(false);
});

import { expect, test } from 'vitest';
import { kDocument, kEmptyTable, kGame } from '../examples';
import type { Document, GameState } from '../types';
import { planGap } from './before_start';

const at = (table: number, players: number[]) => ({ ...kEmptyTable, table, players });
const game = (news: Partial<GameState>): GameState => ({ ...kGame, tables: [at(1, [1, 2, 3, 4])], ...news });
const day = (...games: GameState[]): Document => ({ ...kDocument, games });
const dropped = (doc: Document, player: number): Document => ({
  ...doc,
  players: doc.players.map((p) => (p.player === player ? { ...p, status: 'dropped' } : p)),
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

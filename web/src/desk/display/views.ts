/** What the projector shows, by the moment of the day; one after the other, over and over. */
import type { Document, GameState } from '../types';
import { byName } from '../../lib/words/words';
import { hasBracket } from '../words/words';

export type View = 'welcome' | 'seats' | 'standings' | 'bracket' | 'champion' | 'places';

/** The game whose seats people look for: published, and not over. */
export function seatedGame(doc: Document): GameState | null {
  return doc.games.find((g) => g.published.seats && !g.finished && g.tables.length > 0) ?? null;
}

export function viewsOf(doc: Document): View[] {
  if (doc.champion !== null) return ['champion', 'bracket', 'places'];
  const views: View[] = [];
  if (hasBracket(doc)) views.push('bracket');
  if (seatedGame(doc)) views.push('seats');
  if (doc.standings.length > 0) views.push('standings');
  return views.length > 0 ? views : ['welcome'];
}

export interface Seat {
  player: number;
  table: number;
  position: number | null;
}

/** Everybody with a seat, by name as a reader looks for it. */
export function seatsByName(game: GameState, name: (player: number) => string): Seat[] {
  return game.tables
    .flatMap((table) =>
      table.players.map((player, i) => ({
        player,
        table: table.table,
        position: table.chosen ? i + 1 : null,
      })),
    )
    .sort((a, b) => byName(name(a.player), name(b.player)));
}

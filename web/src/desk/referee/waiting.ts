/** What waits for a referee: calls that nobody has answered, and sheets that nobody else can close (1.1.2, 1.1.3). */
import type { Document, GameState, Table } from '../types';

export function undecidedSheets(doc: Document): { game: GameState; table: Table }[] {
  return doc.games.flatMap((game) =>
    game.tables.filter((table) => table.waits_for_referee).map((table) => ({ game, table })),
  );
}

export function waitingFor(doc: Document): number {
  return (doc.calls?.length ?? 0) + undecidedSheets(doc).length;
}

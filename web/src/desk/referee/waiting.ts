/** What waits for a referee: calls that nobody has answered, and signatures that were refused (1.1.2, 1.1.3). */
import type { Document, GameState, Table } from '../types';

export function refusedSheets(doc: Document): { game: GameState; table: Table }[] {
  return doc.games.flatMap((game) =>
    game.tables.filter((one) => one.state === 'refused').map((table) => ({ game, table })),
  );
}

export function waitingFor(doc: Document): number {
  return (doc.calls?.length ?? 0) + refusedSheets(doc).length;
}

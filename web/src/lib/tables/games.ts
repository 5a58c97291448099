/** The games of this server, as it describes them: who can play, boards, options. */
import { api } from '../../wire/api';
import type { Games } from '../../wire/types';

export type ServerGame = Games['games'][number];

let games: Promise<Map<string, ServerGame>> | null = null;

/** All of them by name, asked of the server once. */
export function gamesOfServer(): Promise<Map<string, ServerGame>> {
  games ??= api.games().then(
    ({ games }) => new Map(games.map((game) => [game.name, game])),
    (error: unknown) => {
      games = null;
      throw error;
    },
  );
  return games;
}

/** Whether it is played on a board, where pieces are placed and hands can be counted. */
export const hasBoard = ({ layouts }: Pick<ServerGame, 'layouts'>): boolean => layouts.length > 0;

/** What a game is called; one that the page has no words for has the name of the notation. */
import { isKey, t } from '../../i18n/index.svelte';

export function gameName(game: string): string {
  const key = `game.${game}`;
  return isKey(key) ? t(key) : game;
}

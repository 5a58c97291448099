/** The desk's own sentences, which come with its pages and not with the games'. */
import { speaker } from '../../i18n/index.svelte';
import de from '../../../../translations/de/page/desk.json';
import en from '../../../../translations/en/page/desk.json';

export type DeskKey = keyof typeof en;

export const t = speaker<DeskKey>({ en, de });

export function isDeskKey(key: string): key is DeskKey {
  return key in en;
}

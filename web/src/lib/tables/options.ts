/** The options of the games as the server describes them, and what a table has made of them. */
import { t } from '../../i18n/index.svelte';
import type { GameOption } from '../../wire/types';
import { settings } from '../settings.svelte';
import { gamesOfServer } from './games';

export type Options = Record<string, unknown>;

/** Every option of a game. */
export async function optionsOf(game: string): Promise<GameOption[]> {
  return (await gamesOfServer()).get(game)?.options ?? [];
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What the page chooses where nobody has: people online expect some things otherwise than the rules print them. */
export const usual = ({ default: printed, page_default }: GameOption): unknown => page_default ?? printed;

export const valueOf = (option: GameOption, chosen: Options): unknown => chosen[option.name] ?? usual(option);

/** Options that are played otherwise than printed. */
export function differing(all: readonly GameOption[], chosen: Options): GameOption[] {
  return all.filter(
    ({ name, default: printed }) => chosen[name] !== undefined && !same(chosen[name], printed),
  );
}

/** What a table is to be sent: only what differs from the rules as printed. */
export function wishedOptions(all: readonly GameOption[], chosen: Options): Options {
  const values = all.map((option) => [option, valueOf(option, chosen)] as const);
  const other = values.filter(([{ default: printed }, value]) => !same(value, printed));
  return Object.fromEntries(other.map(([{ name }, value]) => [name, value]));
}

export const houseRules = (all: readonly GameOption[], chosen: Options): GameOption[] =>
  differing(all, chosen).filter(({ house_rule }) => house_rule);

export function wording(words: { en: string; de: string } | undefined): string {
  return words?.[settings.language] ?? '';
}

export function valueWords({ kind, labels }: GameOption, value: unknown): string {
  if (kind === 'choice') return wording(labels?.[String(value)]) || String(value);
  if (kind === 'flag') return t(value ? 'option.yes' : 'option.no');
  return JSON.stringify(value);
}

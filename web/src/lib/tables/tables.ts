/** Making and joining tables: the few steps that several pages share. */
import { isKey, t } from '../../i18n/index.svelte';
import { isLocal } from '../../local/ids';
import type { GameName } from '../../notation/view';
import { api } from '../../wire/api';
import { isOffline } from '../../wire/http';
import type { About, NewTable, SeatWish, TableInfo, TableMade } from '../../wire/types';
import { gamesOfServer, hasBoard, type ServerGame } from './games';
import { wishedOptions } from './options';
import { router } from '../router.svelte';
import { keepSeat, ownSeats } from '../people/seats';
import { save, settings } from '../settings.svelte';
import { who } from '../people/who.svelte';

const kPace = 700; // how long bots wait before a line, so that people can follow
const kOwn = 20; // so many tables are asked for
const kGuests = ['Robin', 'Kim', 'Sascha', 'Toni', 'Alex', 'Charlie'];

let about: Promise<About> | null = null;

/** The games and bots of this server; asked once. */
export function aboutServer(): Promise<About> {
  about ??= api.about().catch((error: unknown) => {
    about = null;
    throw error;
  });
  return about;
}

/** The levels that people choose from, weakest first; a server's other bots are for study. */
export const kLevels: readonly string[] = ['novice', 'casual', 'steady', 'sharp', 'master'];

/** The one in the middle, which a newcomer meets. */
export const kUsualLevel = 'steady';

/** Those of them that the server has. */
export function levelsOf(known: About): string[] {
  return known.bots.map(({ name }) => name).filter((name) => kLevels.includes(name));
}

/** The bot for whoever chose none: the usual one, where the server has it. */
export function usualBot(known: About): string {
  return (known.bots.find((b) => b.name === kUsualLevel) ?? known.bots[0])?.name ?? 'random';
}

/** The bot that was chosen for this game on its card, where the server has it. */
export function chosenBot(known: About, game: string): string {
  const chosen = settings.levels[game];
  return known.bots.find(({ name }) => name === chosen)?.name ?? usualBot(known);
}

export function botName(bot: string): string {
  const key = `bot.${bot}`;
  return isKey(key) ? t(key) : bot;
}

function oneOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)]!;
}

export function myName(): string {
  if (who.account) return who.account;
  if (!settings.name.trim()) {
    // With a number, since the bare name may be an account's by now.
    settings.name = `${oneOf(kGuests)} ${2 + Math.floor(Math.random() * 98)}`;
    save();
  }
  return settings.name.trim();
}

/** Whether a seat there is not for whoever is here: rated games are for accounts. */
export function needsAccount(info: Pick<TableInfo, 'rated'>): boolean {
  return info.rated && who.account === null;
}

/** Is told of the table before the page goes there. */
type OnMade = (table: string) => void;

async function sitDown(
  make: (wish: NewTable) => Promise<TableMade>,
  wish: NewTable,
  onmade?: OnMade,
): Promise<void> {
  const made = await make({ pace: settings.motion ? kPace : 0, ...wish });
  for (const mine of made.seats) keepSeat(made.table, mine.seat, mine.secret);
  onmade?.(made.table);
  router.go(`/t/${made.table}`);
}

export const makeTable = (wish: NewTable, onmade?: OnMade): Promise<void> => sitDown(api.make, wish, onmade);

/** The tables at which this device has a seat, the latest first; or those of them that are named. */
export async function ownTables(named?: readonly string[]): Promise<TableInfo[]> {
  const ids = named ?? [...new Set(ownSeats().map(({ table }) => table))].slice(0, kOwn);
  const found = await Promise.all(ids.map((id) => api.table(id).catch(() => null)));
  return found.filter((table) => table !== null);
}

/** Me against so many of these bots. */
function againstBots(game: ServerGame, bot: string, bots: number): NewTable {
  const seats: SeatWish[] = Array.from({ length: bots + 1 }, (_, i) =>
    i === 0 ? { kind: 'me', name: myName() } : { kind: 'bot', bot },
  );
  const options = wishedOptions(game.options, {});
  return { game: game.name, seats, options, shuffle: true, public: false, tracking: hasBoard(game) };
}

/** At the server's table where nobody else may come; on this device where there is no server, or the game was here. */
export async function makeAlone(wish: NewTable, onmade?: OnMade): Promise<void> {
  const { from } = wish;
  if (from?.table !== undefined && isLocal(from.table)) {
    const record = await (await api.record(from.table)).text();
    return sitDown(api.makeHere, { ...wish, from: { record, line: from.line } }, onmade);
  }
  try {
    await makeTable(wish, onmade);
  } catch (error) {
    if (!isOffline(error)) throw error;
    await sitDown(api.makeHere, wish, onmade);
  }
}

export async function playBots(name: GameName): Promise<void> {
  const bot = chosenBot(await aboutServer(), name);
  const game = (await gamesOfServer()).get(name)!;
  await makeAlone(againstBots(game, bot, game.usual_players - 1));
}

export function playHere(game: ServerGame, bot: string, bots: number): Promise<void> {
  return sitDown(api.makeHere, againstBots(game, bot, bots));
}

/** A table of bots alone, to look on. */
export async function watchBots(): Promise<void> {
  const bot = usualBot(await aboutServer());
  const [game] = (await gamesOfServer()).values();
  const seats: SeatWish[] = Array.from({ length: game!.usual_players }, () => ({ kind: 'bot', bot }));
  await makeTable({ game: game!.name, seats, public: true });
}

export async function joinTable(table: string, seat: number | null = null): Promise<void> {
  const mine = await api.join(table, myName(), seat);
  keepSeat(table, mine.seat, mine.secret);
  router.go(`/t/${table}`);
}

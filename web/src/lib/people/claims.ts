/** Games that were played here as a guest, and come into the account of whoever makes one. */
import { isLocal } from '../../local/ids';
import { api } from '../../wire/api';
import { ApiError } from '../../wire/http';
import type { PastGame, TableInfo } from '../../wire/types';
import { ownSeats, settle, type OwnSeat } from './seats';
import { settings } from '../settings.svelte';
import { ownTables } from '../tables/tables';

/** Where trying again later may lead to something else. */
const kNotYet = ['not_over', 'too_fast', 'busy', 'disk', 'offline', 'signed_out'];

/** The seat that was somebody's own, where several people shared the screen. */
function ownSeat(info: TableInfo, name: string): OwnSeat | undefined {
  const seats = ownSeats(info.table).filter(({ seat }) => info.seats[seat - 1]?.kind === 'person');
  return seats.find(({ seat }) => info.seats[seat - 1]!.name === name) ?? seats.at(-1);
}

/** A game that is over as its own player finds it; null where nothing was played. */
function pastGame(info: TableInfo, seat: number): PastGame | null {
  const { table, game, seats, result } = info;
  if (!result) return null;
  const { winner, points } = result;
  const isBefore = (other: number) =>
    other === winner || (seat !== winner && points[other - 1]! > points[seat - 1]!);
  const before = points.filter((_, i) => i + 1 !== seat && isBefore(i + 1)).length;
  return {
    table,
    game,
    seat,
    ...result,
    names: seats.map(({ name }) => name ?? ''),
    accounts: seats.map(({ account }) => account !== null),
    place: winner === null ? null : before + 1,
    rating: null,
    change: null,
  };
}

/** The finished games at which this device has a guest's seat, the latest first; without those that are in an account. */
export async function guestGames(): Promise<PastGame[]> {
  const open = new Set(
    ownSeats()
      .filter(({ table, settled }) => !settled && !isLocal(table)) // those of this device no server knows
      .map(({ table }) => table),
  );
  return (await ownTables([...open]))
    .map((info) => {
      const seat = ownSeat(info, settings.name)?.seat;
      return seat === undefined || info.seats[seat - 1]!.account !== null ? null : pastGame(info, seat);
    })
    .filter((game) => game !== null)
    .sort((a, b) => b.ended - a.ended);
}

/** Takes them into the account that is signed in, one after the other; what can't be taken now stays for later. */
export async function claimGames(games: readonly PastGame[]): Promise<void> {
  for (const { table, seat } of games) {
    const secret = ownSeats(table).find((own) => own.seat === seat)?.secret;
    if (secret === undefined) continue;
    try {
      await api.claim(table, secret);
      settle(table);
    } catch (error) {
      if (error instanceof ApiError && !kNotYet.includes(error.code)) settle(table);
      else if (!(error instanceof ApiError) || error.code !== 'not_over') return;
    }
  }
}

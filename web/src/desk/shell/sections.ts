/** The rooms of the desk, and which role has the keys to which. */
import type { Role } from '../types';

export const kSections = [
  'day',
  'players',
  'tables',
  'referee',
  'standings',
  'bracket',
  'paper',
  'log',
  'setup',
] as const;
export type Section = (typeof kSections)[number];

type Staff = Exclude<Role, 'display' | 'player' | 'public'>;

const kRooms: Record<Staff, readonly Section[]> = {
  organiser: kSections,
  referee: ['referee', 'tables', 'players', 'standings', 'bracket', 'paper', 'log'],
  scorekeeper: ['tables', 'standings', 'bracket', 'paper', 'log'],
  'check-in': ['players', 'tables', 'paper'],
};

export function sectionsOf(role: Role): readonly Section[] {
  return role in kRooms ? kRooms[role as Staff] : [];
}

/** The section that the address names, or the role's first. */
export function sectionAt(role: Role, name: string | undefined): Section {
  const rooms = sectionsOf(role);
  return rooms.find((one) => one === name) ?? rooms[0] ?? 'day';
}

/** Where the tables of a game are, or one of them. A dot would make the address that of a file, so 1.2 is 1-2 there. */
export function tablesAddress(event: string, game: string, table?: number): string {
  const tables = `/desk/${event}/tables/${game.replace('.', '-')}`;
  return table === undefined ? tables : `${tables}/${table}`;
}

/** The game that an address names. */
export function gameAt(name: string): string {
  return name.replace('-', '.');
}

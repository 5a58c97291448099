/** Games, tables and comparisons in words, in the language of the page. */
import { settings } from '../../lib/settings.svelte';
import { t } from './texts';
import type { Document, GameState, Person, Standing, Table } from '../types';
import { isFinished } from '../sheet';

export function gameTitle(id: string, events = 1): string {
  if (id === 'semi') return t('game.semi');
  if (id === 'final') return t('game.final');
  const [event, game] = id.split('.');
  return events > 1 ? t('game.of', { event: event!, game: game! }) : t('game.one', { game: game! });
}

export function isPreliminary(id: string): boolean {
  return id !== 'semi' && id !== 'final';
}

/** Whether the knock-out part has begun: its tables are posted, as far as the asker may see. */
export function hasBracket(doc: Document): boolean {
  return doc.games.some((g) => !isPreliminary(g.game) && g.tables.length > 0);
}

/** Why somebody is out of the tournament, as a word. */
export function outKey(out: NonNullable<Person['out']>): 'out.disqualified' | 'out.removed' {
  return out.disqualified ? 'out.disqualified' : 'out.removed';
}

/** What somebody wrote, with a full stop where it has none. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}

/** 1:05:09, or 5:09 within the first hour. */
export function clockUp(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest.replace(/^0/, '');
}

/** The tables of a game that still keep the day waiting. */
export function unfinished(game: GameState): Table[] {
  return game.tables.filter((one) => !isFinished(one) && one.state !== 'done');
}

export function phaseWords(doc: Document): string {
  const game = gameTitle(doc.game, doc.settings.events);
  return t(`phase.${doc.phase}`, { game });
}

/** A share as the language writes it: 85.85, 85,85. */
export function percentText(percent: string): string {
  return settings.language === 'de' ? percent.replace('.', ',') : percent;
}

/** A rank; whoever is tied until lots are drawn has all the places that they share. */
export function rankText({ rank, tied }: Standing): string {
  return tied ? `${tied[0]}–${tied[1]}` : String(rank);
}

/** Times of the log as people read them. */
import { locale } from '../../lib/settings.svelte';

function format(at: string, options: Intl.DateTimeFormatOptions): string {
  return at ? new Intl.DateTimeFormat(locale(), options).format(new Date(at)) : '';
}

export function shortTime(at: string): string {
  return format(at, { hour: '2-digit', minute: '2-digit' });
}

export function dayAndTime(at: string): string {
  return format(at, { dateStyle: 'medium', timeStyle: 'short' });
}

/** A day as people write it; the settings have it as 2026-05-01, and old ones may have any text. */
export function day(date: string): string {
  return Number.isNaN(Date.parse(date)) ? date : format(date, { dateStyle: 'medium', timeZone: 'UTC' });
}

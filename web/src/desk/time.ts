/** Times of the log as people read them. */
import { settings } from '../lib/settings.svelte';

function format(at: string, options: Intl.DateTimeFormatOptions): string {
  return at ? new Intl.DateTimeFormat(settings.language, options).format(new Date(at)) : '';
}

export function shortTime(at: string): string {
  return format(at, { hour: '2-digit', minute: '2-digit' });
}

export function dayAndTime(at: string): string {
  return format(at, { dateStyle: 'medium', timeStyle: 'short' });
}

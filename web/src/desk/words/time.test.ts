import { afterEach, expect, test } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import { day, dayAndTime, shortTime } from './time';

afterEach(() => {
  settings.language = 'en';
});

test('a day is written as people of the language write it', () => {
  settings.language = 'de';
  expect(day('2026-11-16')).toBe('16.11.2026');
  settings.language = 'en';
  expect(day('2026-11-16')).toBe('16 Nov 2026');
});

test('a clock has 24 hours in both languages', () => {
  const afternoon = '2026-11-16T16:14:00';
  for (const language of ['en', 'de'] as const) {
    settings.language = language;
    expect(shortTime(afternoon)).toBe('16:14');
    expect(dayAndTime(afternoon)).toMatch(/ 16:14$/);
    expect(shortTime('2026-11-16T09:05:00')).toBe('09:05');
  }
});

test('what is no date stays as it is', () => {
  expect(day('soon')).toBe('soon');
  expect(day('')).toBe('');
});

import { afterEach, expect, test } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { day } from './time';

afterEach(() => {
  settings.language = 'en';
});

test('a day is written as people of the language write it', () => {
  settings.language = 'de';
  expect(day('2026-11-16')).toBe('16.11.2026');
  settings.language = 'en';
  expect(day('2026-11-16')).toBe('Nov 16, 2026');
});

test('what is no date stays as it is', () => {
  expect(day('soon')).toBe('soon');
  expect(day('')).toBe('');
});

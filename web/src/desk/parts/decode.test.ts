import { expect, test } from 'vitest';
import { decode } from './decode';

const bytes = (...numbers: number[]) => new Uint8Array(numbers).buffer;

test('every way that a spreadsheet saves an umlaut', () => {
  expect(decode(bytes(0x4a, 0xc3, 0xbc))).toBe('Jü');
  expect(decode(bytes(0xef, 0xbb, 0xbf, 0x4a, 0xc3, 0xbc))).toBe('Jü');
  expect(decode(bytes(0x4a, 0xfc))).toBe('Jü');
  expect(decode(bytes(0xff, 0xfe, 0x4a, 0, 0xfc, 0))).toBe('Jü');
  expect(decode(bytes(0xfe, 0xff, 0, 0x4a, 0, 0xfc))).toBe('Jü');
  expect(decode(bytes())).toBe('');
});

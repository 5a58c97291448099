import { expect, test } from 'vitest';
import { layoutOf } from './layout.svelte';

test.each([
  [1440, 900, 'desktop'],
  [1280, 720, 'desktop'],
  [1024, 768, 'desktop'],
  [820, 1180, 'tablet'],
  [390, 844, 'phone'],
  [844, 390, 'side'],
  [720, 450, 'side'], // 1440 × 900 at 200 %
  [512, 384, 'side'],
  [960, 540, 'side'],
  [2160, 3840, 'desktop'],
] as const)('%d × %d is laid out as %s', (width, height, name) => {
  expect(layoutOf(width, height)).toBe(name);
});

import { expect, test } from 'vitest';
import { Zoom } from './zoom.svelte';

const kWhole = { x: -500, y: -500, width: 1000, height: 1000 };
/** A drawing of 500 px; without a matrix its points are all in the middle. */
const svg = { clientWidth: 500, getScreenCTM: () => null } as unknown as SVGSVGElement;
const finger = (pointerId: number, clientX: number, clientY: number) =>
  ({ pointerId, clientX, clientY }) as PointerEvent;

test('two fingers moving apart come closer, and moving together go back to the whole', () => {
  const zoom = new Zoom(kWhole);
  zoom.down(finger(1, 200, 250));
  zoom.down(finger(2, 300, 250));
  zoom.move(finger(2, 400, 250), svg);
  expect(zoom.scale).toBeCloseTo(2);
  expect(zoom.dragged).toBe(true); // and the fingers' click is no tap
  zoom.move(finger(2, 210, 250), svg);
  expect(zoom.scale).toBe(1);
});

test('one finger drags only what is larger than its frame', () => {
  const zoom = new Zoom(kWhole);
  zoom.down(finger(1, 100, 100));
  zoom.move(finger(1, 150, 100), svg);
  expect(zoom.box).toEqual(kWhole);
  zoom.up(finger(1, 150, 100));
  zoom.by(2);
  zoom.down(finger(1, 100, 100));
  zoom.move(finger(1, 150, 100), svg);
  expect(zoom.box.x).toBe(-300); // 50 px of 1 unit each to the left of -250
});

test('the island never leaves its frame', () => {
  const zoom = new Zoom(kWhole);
  zoom.by(100, 499, 499);
  expect(zoom.scale).toBe(4);
  expect(zoom.box.x + zoom.box.width).toBeLessThanOrEqual(500);
  zoom.by(0.001);
  expect(zoom.box).toEqual(kWhole);
});

test('a small tremble is still a tap', () => {
  const zoom = new Zoom(kWhole);
  zoom.down(finger(1, 100, 100));
  zoom.move(finger(1, 104, 103), svg);
  expect(zoom.dragged).toBe(false);
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { parseLine } from '../notation/line';
import { kIsland } from '../table/examples';
import Board from './Board.svelte';

afterEach(cleanup);

const focused = () => document.activeElement?.getAttribute('data-place') ?? null;

function show(lines: string[], due: boolean) {
  const chosen: string[] = [];
  const onchoose = (line: { text: string }) => void chosen.push(line.text);
  const props = (legal: string[]) => ({ choices: legal.map(parseLine), due });
  const fixed = { view: kIsland, confirm: false, name: String, describe: String, onchoose };
  const { rerender } = render(Board, { props: { ...fixed, ...props(lines) } });
  return { chosen, legal: (next: string[]) => rerender(props(next)) };
}

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement!, { key, ...more });

test('after the settlement of the opening the keyboard is on the road beside it', async () => {
  const { chosen, legal } = show(['1 settle 3', '1 settle 40'], true);
  expect(focused()).toBe('node:3');
  await press('ArrowDown');
  expect(focused()).toBe('node:40');
  await press('Enter');
  await legal(['1 road 3-4', '1 road 39-40', '1 road 40-41']);
  expect(chosen).toEqual(['1 settle 40']);
  expect(focused()).toBe('edge:39-40');
  await press('Enter', { repeat: true }); // held since the settlement
  expect(chosen).toEqual(['1 settle 40']);
  await press('Enter');
  expect(chosen).toEqual(['1 settle 40', '1 road 39-40']);
});

test('while a place is asked for the arrows walk over those that can be chosen, however far', async () => {
  show(['1 settle 0', '1 settle 53'], true);
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowRight']) await press(key);
  expect(['node:0', 'node:53']).toContain(focused());
});

test('where building is a choice among others nothing takes the focus, and the arrows walk over all', async () => {
  show(['1 settle 3'], false);
  expect(focused()).toBeNull();
  document.querySelector<SVGElement>('[data-place="node:3"]')!.focus();
  await press('ArrowDown');
  expect([null, 'node:3']).not.toContain(focused());
});

test('whoever writes in the chat goes on writing', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  show(['1 robber 3'], true);
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('whoever chose at the buttons below what to build is on the board then', () => {
  const own = document.body.appendChild(document.createElement('div'));
  own.className = 'own';
  const button = own.appendChild(document.createElement('button'));
  button.focus();
  show(['1 road 3-4'], true);
  expect(focused()).toBe('edge:3-4');
  own.remove();
});

test('the outline of a target goes round what stands there', () => {
  show(['1 city 20', '1 settle 3'], true);
  const radius = (place: string) =>
    Number(document.querySelector(`[data-place="${place}"] .glow`)!.getAttribute('r'));
  expect(radius('node:20')).toBeGreaterThan(30);
  expect(radius('node:3')).toBeLessThan(20);
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseLine } from '../notation/line';
import { sceneOf } from '../table/examples';
import { sceneContext } from '../table/scene';
import MatchScreen from './MatchScreen.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show() {
  const ondone = vi.fn();
  const props = { line: parseLine('* shots 1 10 2 1'), ondone };
  render(MatchScreen, { props, context: sceneContext(sceneOf([]).scene) });
  return ondone;
}

const score = () => document.querySelector('.score')!.textContent;

test('the score grows shot by shot, and only then the match is done', async () => {
  const ondone = show();
  const scores = [score()];
  for (let shot = 0; shot < 3; shot++) {
    await vi.advanceTimersByTimeAsync(700);
    scores.push(score());
  }
  expect(scores).toEqual(['0 : 0', '1 : 0', '1 : 1', '1 : 1']);
  expect(ondone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1400);
  expect(ondone).toHaveBeenCalledTimes(1);
});

test('whoever skips it is done with it', async () => {
  const ondone = show();
  await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(ondone).toHaveBeenCalledTimes(1);
});

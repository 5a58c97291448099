// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { measured, setType } from './fit';

afterEach(() => vi.unstubAllGlobals());

test('what is gone is measured no more, also where its letters come later', async () => {
  let lettersCome = () => {};
  const ready = new Promise<void>((come) => (lettersCome = come));
  Object.defineProperty(document, 'fonts', { value: { ready }, configurable: true });
  const watched = { observe: vi.fn(), disconnect: vi.fn() };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = watched.observe;
      disconnect = watched.disconnect;
    },
  );
  const measure = vi.fn();
  const stays = measured(document.createElement('div'), measure);
  measured(document.createElement('div'), measure)();
  expect([measure.mock.calls.length, watched.disconnect.mock.calls.length]).toEqual([2, 1]);
  lettersCome();
  await ready;
  expect(measure).toHaveBeenCalledTimes(3); // the one that stays
  stays();
});

test('the largest of the sizes that cost least is set', () => {
  const box = document.createElement('div');
  const cost = () => (parseFloat(box.style.fontSize) > 1 ? 3 : 2);
  expect(setType(box, [1.5, 1.2, 1, 0.8], cost)).toBe(2);
  expect(box.style.fontSize).toBe('1em');
});

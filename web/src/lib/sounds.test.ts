// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

test('the first touch makes the sound, and each later one wakes it where a phone has put it to sleep', async () => {
  const made: { state: string }[] = [];
  class FakeAudio {
    state = 'suspended';
    constructor() {
      made.push(this);
    }
    async resume(): Promise<void> {
      this.state = 'running';
    }
  }
  vi.stubGlobal('AudioContext', FakeAudio);
  await import('./sounds');
  expect(made).toHaveLength(0);
  dispatchEvent(new Event('pointerup'));
  expect(made[0]!.state).toBe('running');
  made[0]!.state = 'suspended';
  dispatchEvent(new Event('pointerup'));
  expect(made.map(({ state }) => state)).toEqual(['running']);
});

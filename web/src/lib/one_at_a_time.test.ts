import { expect, test } from 'vitest';
import { oneAtATime } from './one_at_a_time';

test('what is sent never overtakes what was sent before, and only the last of many is sent', async () => {
  const sent: number[] = [];
  const answers: (() => void)[] = [];
  const keep = oneAtATime((n: number) => {
    sent.push(n);
    return new Promise<void>((done) => answers.push(done));
  });
  const all = keep(1);
  void keep(2);
  void keep(3);
  expect(sent).toEqual([1]);
  answers[0]!();
  await expect.poll(() => sent).toEqual([1, 3]);
  answers[1]!();
  await all;
  void keep(4);
  expect(sent).toEqual([1, 3, 4]);
});

test('one that fails does not keep the next from being sent', async () => {
  const sent: number[] = [];
  const keep = oneAtATime((n: number) => {
    sent.push(n);
    return Promise.reject(new Error('offline'));
  });
  await keep(1);
  await keep(2);
  expect(sent).toEqual([1, 2]);
});

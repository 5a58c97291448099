import { describe, expect, it } from 'vitest';
import type { LessonAttempt, LessonState } from '../wire/types';
import { LessonTable } from './lesson.svelte';
import { rulesOf, selectorOf } from './pointing';

const kState: LessonState = {
  name: 'base/01-board',
  game: 'base',
  title: { en: 'A', de: 'A' },
  seat: 1,
  names: ['', 'Ben'],
  steps: 2,
  step: 0,
  over: false,
  next: '',
  say: { en: 'Roll.', de: 'Würfle.' },
  show: [],
  choices: [],
  view: {} as LessonState['view'],
  points: [2, 2],
  to_act: [1],
  legal: ['1 roll'],
  open: [],
};

/** Right is `1 roll`, everything else is wrong. */
function teacher(asked: LessonAttempt[]) {
  return (attempt: LessonAttempt): Promise<LessonState> => {
    asked.push(attempt);
    if (attempt.try === undefined) return Promise.resolve(kState);
    const right = attempt.try === '1 roll';
    const answer = {
      kind: right ? 'right' : 'wrong',
      said: { en: right ? 'Good.' : 'No.', de: '' },
      happened: right ? ['1 roll', '* dice 3 5'] : [],
    } as LessonState['answer'];
    return Promise.resolve({ ...kState, step: right ? 1 : 0, answer } as LessonState);
  };
}

describe('a lesson', () => {
  it('sends what was done, and counts only what is right', async () => {
    const asked: LessonAttempt[] = [];
    const lesson = await LessonTable.begin(teacher(asked));
    await lesson.attempt('1 end');
    expect(lesson.answer?.said.en).toBe('No.');
    expect(lesson.state_.step).toBe(0);
    await lesson.attempt('1 roll');
    expect(lesson.state_.step).toBe(1);
    expect(lesson.dice).toMatchObject({ a: 3, b: 5 });
    await lesson.attempt('1 roll');
    expect(asked.at(-1)).toEqual({ done: ['1 roll'], try: '1 roll' });
  });

  it('stops at the first of several lines that does not count', async () => {
    const asked: LessonAttempt[] = [];
    const lesson = await LessonTable.begin(teacher(asked));
    await lesson.attempt('1 end', '1 roll');
    expect(asked.length).toBe(2);
  });

  it('points at places, seats and parts of the table', () => {
    expect(selectorOf('node 20')).toBe('[data-place="node:20"]');
    expect(selectorOf('seat 2')).toBe('[data-spot="seat-2"]');
    expect(selectorOf('part hand')).toBe('[data-spot="hand"]');
    expect(rulesOf(['hex 4', 'part dice'])).toHaveLength(2);
  });
});

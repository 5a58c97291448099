// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { kDocument, kGame, kReported } from '../examples';
import { fakeDesk, me } from '../fake_desk';
import { button, pagesOfTheDesk, shown } from '../shown';
import JustDone from '../shell/JustDone.svelte';
import MyTable from '../player/MyTable.svelte';
import StandingsSection from '../ranking/StandingsSection.svelte';
import type { Mine, Sentence, Standing, Table } from '../types';
import LastStep from './LastStep.svelte';
import ScheduleDialog from './ScheduleDialog.svelte';

pagesOfTheDesk();

test('a plan is shown before it is taken, and says who will see it', async () => {
  const plan = { games: [1, 2, 3].map(() => ({ tables: [[4, 2, 1, 3]] })) };
  const done = { version: 42, entries: [43], words: [], notices: [], seed: 7, plan };
  const games = [{ ...kGame, game: '1.1', posted: false, tables: [] }];
  const { context, sent } = fakeDesk(
    { games, game: '1.1', ...me(['schedule']) },
    { preview: () => Promise.resolve(done) },
  );
  render(ScheduleDialog, { props: { game: '1.1', onclose: () => {} }, context });
  await waitFor(() => expect(shown()).toContain('明美 · Ben · Ada · Cleo'));
  expect(shown()).toContain('This is a draft: players see it only once you publish the seats.');
  expect(sent).toEqual([]);
  await fireEvent.click(button('Take this plan')!);
  expect(sent[0]).toMatchObject({ do: 'schedule', seed: 7, version: 42 }); // the one that was shown

  cleanup();
  const published = [{ ...kGame, game: '1.1', published: { seats: true, results: false } }];
  const again = fakeDesk({ games: published, game: '1.1' }, { preview: () => Promise.resolve(done) });
  render(ScheduleDialog, { props: { game: '1.1', onclose: () => {} }, context: again.context });
  expect(shown()).toContain('everybody sees the new ones at once');
});

test('what was just done can be undone on the spot, where it can be undone', async () => {
  const { desk, context, sent } = fakeDesk({});
  render(JustDone, { context });
  await desk.send({ do: 'publish', game: '1.1', results: false });
  await waitFor(() => expect(shown()).toContain('Published'));
  await fireEvent.click(button('Undo')!);
  expect(sent[1]).toEqual({ do: 'undo', entries: [42], reason: '' });

  desk.last = { command: { do: 'sign' }, done: { ...desk.last!.done, can_undo: false } };
  await waitFor(() => expect(shown()).toContain('Signed'));
  expect(button('Undo')).toBeNull();
});

test('the day shows the last step and the way back; what stays says so', async () => {
  const words = (text: string): Sentence => ({ code: 'plain', args: {}, text });
  const entry = { at: '2026-05-01T09:30:00Z', by: 'Sam Sand' };
  const undone = {
    ...entry,
    n: 42,
    do: 'undo',
    words: words('Entry 41 is undone.'),
    undone: false,
    can_undo: false,
  };
  const taken = {
    ...entry,
    n: 41,
    do: 'start',
    words: words('Game 2 begins.'),
    undone: true,
    can_undo: false,
  };
  const last = {
    ...entry,
    n: 40,
    do: 'publish',
    words: words('Seats of game 2.'),
    undone: false,
    can_undo: true,
  };
  const log = (entries: object[]) => ({ log: () => Promise.resolve({ entries, more: false }) });
  const { context, sent } = fakeDesk({}, log([undone, taken, last]));
  render(LastStep, { context });
  await waitFor(() => expect(shown()).toContain('Seats of game 2.'));
  await fireEvent.click(button('Undo')!);
  await fireEvent.input(screen.getByLabelText('Reason'), { target: { value: 'too early' } });
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Undo' }).at(-1)).toHaveProperty('disabled', false),
  );
  await fireEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
  await waitFor(() => expect(sent[0]).toMatchObject({ do: 'undo', entry: 40, reason: 'too early' }));

  cleanup();
  render(LastStep, { context: fakeDesk({}, log([{ ...last, do: 'lots', can_undo: false }])).context });
  await waitFor(() => expect(shown()).toContain('It stays'));
  expect(button('Undo')).toBeNull();
});

test('nobody is ahead of somebody they are level with, and who is out is named below', async () => {
  const row = { wins: 1, points: 20, percent: '70.00', games: 3, event: 1, lot: null, complete: true };
  const standings: Standing[] = [
    { ...row, rank: 1, player: 1, tied: [1, 2] },
    { ...row, rank: 2, player: 2, tied: [1, 2] },
    { ...row, rank: 3, player: 3, wins: 0, tied: null },
  ];
  const players = kDocument.players.map((p) => (p.player === 4 ? { ...p, out: { disqualified: true } } : p));
  const client = { explain: () => new Promise(() => {}) };
  render(StandingsSection, { context: fakeDesk({ standings, players }, client).context });
  expect(shown()).toMatch(/Out of the tournament.*明美.*Disqualified/);
  await fireEvent.click(button('Ada')!);
  expect(shown()).toContain('Ada and Ben are level');
  expect(shown()).not.toContain('ahead of Ben');
  await fireEvent.click(button('Cleo')!);
  expect(shown()).toContain('Why Ada is ahead of Cleo');
});

test('a player is told before confirming that it stands, and can enter a wrong result again until all have', async () => {
  const sheet: Table = { ...kReported, unsigned: [1, 2] };
  const mine = (can: string[], news: Partial<Table> = {}) =>
    ({
      game: '1.2',
      table: 3,
      position: 1,
      going: '',
      can,
      sheet: { ...sheet, ...news },
    }) as Mine['games'][number];
  const { context } = fakeDesk({ games: [{ ...kGame, started: true }], ...me(['report', 'sign'], 'player') });
  render(MyTable, { props: { mine: mine(['report', 'sign', 'refuse', 'call']), player: 1 }, context });
  expect(shown()).toContain('Your confirmation is your signature and stands.');
  cleanup();
  render(MyTable, {
    props: { mine: mine(['report', 'call'], { unsigned: [2], signed: [1] }), player: 1 },
    context,
  });
  expect(shown()).toContain('You have confirmed.');
  await fireEvent.click(button('It is wrong: enter it again')!);
  expect(button('Enter the sheet')).not.toBeNull();
});

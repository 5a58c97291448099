// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { kDocument, kGame } from '../examples';
import { fakeDesk, me } from '../fake_desk';
import { button, pagesOfTheDesk, shown } from '../shown';
import RefereeSection from '../referee/RefereeSection.svelte';
import CardsDialog from '../setup/CardsDialog.svelte';
import type { Document, Person } from '../types';
import PersonDialog from './PersonDialog.svelte';
import PlayersSection from './PlayersSection.svelte';

vi.mock('../blob', () => ({ openBlob: () => {}, saveBlob: () => {} }));
vi.mock('../setup/share', () => ({ shareBase: () => Promise.resolve('http://desk.example') }));

pagesOfTheDesk();
const ada = kDocument.players[0]!;
const with_ = (news: Partial<Person>): Partial<Document> => ({
  players: [{ ...ada, ...news }, ...kDocument.players.slice(1)],
});
const staff: Document['staff'] = [{ name: 'Ruth Rau', role: 'referee' }];

test('whoever has not accepted the code of conduct accepts it later, from the list', async () => {
  const late = with_({ events: [{ event: 1, status: 'present', accepted: false }] });
  const possible = [{ do: 'check_in', event: 1, accepted: true as const, players: [[1, 1]] }];
  const { context, sent } = fakeDesk({ ...late, ...me(['check_in']), possible });
  render(PlayersSection, { context });
  await fireEvent.click(button('Ada accepts the code of conduct')!);
  expect(sent).toEqual([{ do: 'check_in', player: 1, event: 1, accepted: true }]);
  await fireEvent.click(button('Not accepted 1')!);
  expect(shown()).toContain('Ada');
  expect(shown()).not.toContain('Cleo');
});

test('nobody is asked again who has accepted, and bots are not asked at all', () => {
  const { context } = fakeDesk({ ...with_({ bot: true }), ...me(['check_in']) });
  render(PlayersSection, { context });
  expect(screen.queryAllByRole('button', { name: /accepts the code/ })).toEqual([]);
});

test('an organiser who is no referee is told who is, and is offered nothing that only referees do', async () => {
  const { context, sent } = fakeDesk({ staff, ...me(['remove', 'drop', 'staff', 'note']) });
  render(PersonDialog, { props: { player: 1, onclose: () => {} }, context });
  for (const name of ['Warn', 'Disqualify']) expect(button(name)).toBeNull();
  expect(button('Remove')).not.toBeNull();
  expect(shown()).toContain('Referee: Ruth Rau.');
  await fireEvent.click(button('I am a referee too')!);
  expect(sent).toEqual([{ do: 'staff', name: 'Olga Ort', role: 'referee' }]);
  cleanup();
  render(RefereeSection, { context });
  expect(shown()).toMatch(/disqualification are a referee's .* Referee: Ruth Rau\./);
});

test('a disqualification is offered to whom the server says, and no longer', () => {
  const offer = (command: string, ...players: [number, number]) => ({ do: command, players: [players] });
  const possible = [offer('warn', 1, 4), offer('disqualify', 1, 1)];
  const { context } = fakeDesk({ ...me(['disqualify', 'warn', 'ruling'], 'referee'), possible });
  render(PersonDialog, { props: { player: 1, onclose: () => {} }, context });
  expect(button('Disqualify')).not.toBeNull();
  cleanup();
  render(PersonDialog, { props: { player: 3, onclose: () => {} }, context });
  expect(button('Disqualify')).toBeNull();
  expect(button('Warn')).not.toBeNull();
});

test('whoever returns before any game was played is not called incomplete', async () => {
  const left = with_({ status: 'dropped' });
  const games = [{ ...kGame, game: '1.1', tables: [] }];
  const possible = [{ do: 'return', to: '1.1', players: [[1, 1]] }];
  const { context } = fakeDesk({ ...left, games, game: '1.1', possible });
  render(PersonDialog, { props: { player: 1, onclose: () => {} }, context });
  await fireEvent.click(button('Return')!);
  expect(shown()).toContain('Plays from the next game on.');
  expect(shown()).not.toContain('incomplete');
});

test('the list says who is disqualified, and who did not come', () => {
  const players = [
    { ...ada, status: 'out' as const, out: { disqualified: true } },
    { ...kDocument.players[1]!, status: 'absent' as const },
  ];
  const first = { ...kGame, game: '1.1', started: true };
  const { context } = fakeDesk({ players, games: [first], ...me(['check_in']), possible: [] });
  render(PlayersSection, { context });
  expect(shown()).toMatch(/Ada.*Disqualified/);
  expect(shown()).toMatch(/Ben.*Did not come/);
  expect(button('Check in Ben')).toBeNull();
});

test('cards are made for those who have none; one that was lost is made anew, and all only on purpose', async () => {
  const links = [{ link: '3', role: 'player', name: 'Ada', player: 1, made: '', revoked: false }];
  const cards = vi.fn((_base: string, _paper: string, _players: number[]) =>
    Promise.resolve(new Blob(['%PDF'])),
  );
  const client = { links: () => Promise.resolve({ links }), cards };
  const { context } = fakeDesk({}, client);
  render(CardsDialog, { props: { paper: 'A4', onclose: () => {} }, context });
  await waitFor(() => expect(button('Cards for the 3 who have none')).toHaveProperty('disabled', false));
  expect(shown()).toContain('The server keeps no copy');
  expect(button('Make the one card anew')).toHaveProperty('disabled', true);
  await fireEvent.click(button('Cards for the 3 who have none')!);
  await waitFor(() => expect(cards).toHaveBeenCalledWith('http://desk.example', 'A4', [2, 3, 4]));
  await waitFor(() => expect(button('Open the same cards again')).not.toBeNull());
});

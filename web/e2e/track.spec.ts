/** The page's own counting of cards and roads against the server's truth, line by line over whole games. */
import { roadLength } from '../src/board/roads';
import { countsOf, kResources, sizeOf } from '../src/notation/bundle';
import { parseLine, type Line } from '../src/notation/line';
import type { IslandView } from '../src/notation/view';
import { framesOf } from '../src/replay/frames';
import { enter, openBooks } from '../src/track/books';
import { dealsAfter, firstDeals, known } from '../src/track/hands';
import type { Replay } from '../src/wire/types';
import { expect, finishedTable, test } from './server';

/** The line as a spectator sees it. */
function unseen(line: Line): Line {
  return ['stolen', 'taken', 'give'].includes(line.verb) ? parseLine(`${line.who} ${line.verb} ?`) : line;
}

/** Whether the lengths agree with who holds the longest road: five at least, and nobody has more. */
function holds(view: IslandView): boolean {
  const lengths = view.seats.map((_, i) => roadLength(view, i + 1));
  const most = Math.max(...lengths);
  if (typeof view.longest_road === 'number') return lengths[view.longest_road - 1] === Math.max(most, 5);
  return view.longest_road !== null || most < 5 || lengths.filter((length) => length === most).length > 1;
}

for (const [game, players] of [
  ['base', 4],
  ['duo', 2],
  ['soccer', 3],
] as const)
  test(`what is counted of ${game} is what is there, and nothing is claimed that is not`, async ({
    page,
  }) => {
    const table = await finishedTable(page, game, players);
    const replay = (await (await page.request.get(`/api/tables/${table}/replay`)).json()) as Replay;
    const frames = framesOf(replay);
    let books = openBooks(frames[0]!.view as IslandView);
    let open = firstDeals(frames[0]!.view as IslandView);
    let watched = open;
    let unsure = 0;
    const wrong: string[] = [];
    for (const { line, view } of frames.slice(1)) {
      const hands = (view as IslandView).seats.map((seat) => countsOf(String(seat.hand)));
      const hidden = { ...view, seats: hands.map((hand) => ({ hand: sizeOf(hand) })) };
      if (!holds(view as IslandView)) wrong.push(`road: ${line!.text}`);
      const { told } = enter(books, unseen(line!));
      const seen = enter(books, line!);
      books = seen.books;
      open = dealsAfter(open, seen.told);
      watched = dealsAfter(watched, told);
      if (known(open, view as IslandView).some((own) => own.unknown > 0))
        wrong.push(`miscounted: ${line!.text}`);
      for (const [i, { sure, unknown }] of known(watched, hidden as unknown as IslandView).entries()) {
        if (kResources.some((kind) => sure[kind] > hands[i]![kind])) wrong.push(`claimed: ${line!.text}`);
        unsure += unknown;
      }
    }
    expect(wrong).toEqual([]);
    expect(unsure).toBeGreaterThan(0); // thefts leave something open
    expect(watched.length).toBeGreaterThan(0);
  });

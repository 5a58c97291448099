/** What the server says that lines move, and the page's counting of it, against the hands that are there, line by line over whole games. */
import { countsOf, kResources, sizeOf } from '../../src/notation/bundle';
import type { IslandView } from '../../src/notation/view';
import { framesOf } from '../../src/replay/frames';
import { dealsAfter, firstDeals, known } from '../../src/track/hands';
import type { Moved, Replay } from '../../src/wire/types';
import { expect, finishedTable, test } from '../server';

/** As a spectator is told it. */
function unseen(verb: string, moved: Moved): Moved {
  if (!['stolen', 'taken', 'give'].includes(verb)) return moved;
  const hidden = moved.passed?.map((pass) => ({ ...pass, cards: '?'.repeat(pass.cards!.length) }));
  return { ...moved, passed: hidden! };
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
    let open = firstDeals(frames[0]!.view as IslandView);
    let watched = open;
    let unsure = 0;
    const wrong: string[] = [];
    for (const { line, view, moved = {} } of frames.slice(1)) {
      const hands = (view as IslandView).seats.map((seat) => countsOf(String(seat.hand)));
      const hidden = { ...view, seats: hands.map((hand) => ({ hand: sizeOf(hand) })) };
      open = dealsAfter(open, moved);
      watched = dealsAfter(watched, unseen(line!.verb, moved));
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

/** What tests of the table's parts begin with. */
import { parseLine } from '../notation/line';
import type { IslandView, Terrain } from '../notation/view';
import type { Scene } from './scene';

/** Ada and Ben in the middle of the base game. */
export const kIsland = {
  game: 'base',
  players: 2,
  options: {},
  board: {
    hexes: Array<Terrain>(19).fill('w'),
    discs: Array<number>(19).fill(8),
    harbours: [],
    robber: 9,
  },
  seats: ['bl', 2].map((hand, i) => ({
    hand,
    cards: [],
    fresh: [],
    played: [],
    settlements: [[20], [10]][i],
    cities: [[], [30]][i],
    roads: [['20-21'], ['10-11']][i],
    left: false,
  })),
  bank: 'bbbllwwggoo',
  deck: 20,
  prices: { road: 'bl', settlement: 'blwg', city: 'ggooo', card: 'wgo' },
  supply: { road: 15, settlement: 5, city: 4 },
  of_each_resource: 19,
  hand_limit: 7,
  road_lengths: [1, 1],
  turn: { seat: 1, number: 5, phase: 'main', rolled: true, owes: [0, 0], offer: null, offers: 0 },
} as unknown as IslandView;

/** What Ada sees when these lines are legal, and what she plays. */
export function sceneOf(legal: string[], turn: object = {}): { scene: Scene; played: string[] } {
  const played: string[] = [];
  const scene = {
    view: { ...kIsland, turn: { ...kIsland.turn, ...turn } },
    state: 'playing',
    me: 1,
    names: ['Ada', 'Ben'],
    toAct: [1],
    legal: legal.map(parseLine),
    revise: [],
    open: [],
    bots: [],
    accounts: [],
    points: [],
    presence: [],
    log: [],
    clocks: null,
    busy: false,
    play: (...lines: string[]) => void played.push(...lines),
  } as unknown as Scene;
  return { scene, played };
}

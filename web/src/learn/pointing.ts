/** What a lesson points at, as elements of the page. */
import { placeRule, pointBy } from '../board/pointing';

/** Parts of a table by their elements; the learner has seat 1. */
const kParts: Record<string, string> = {
  army: '[data-spot="seat-1"]',
  bank: '[data-spot="bank"]',
  build: '.lesson .build, .lesson .menu',
  cards: '.lesson .hand .cards',
  destiny: '.lesson .destiny',
  dice: '.lesson .stock .dice',
  hand: '[data-spot="hand"]',
  league: '.lesson .side',
  market: '[data-spot="market"]',
  piles: '.lesson .piles',
  points: '[data-spot="seat-1"]',
  road: '[data-spot="seat-1"]',
  stack: '[data-spot="deck"], .lesson .stack .cards',
  tokens: '[data-spot="seat-1"]',
  track: '.lesson .side',
  trade: '.lesson .own .bar',
  turn: '.lesson .own .bar',
};

export function selectorOf(shown: string): string {
  const [kind = '', place = ''] = shown.split(' ');
  if (kind === 'part') return kParts[place] ?? ':not(*)';
  if (kind === 'seat') return `[data-spot="seat-${place}"]`;
  return `[data-place="${kind}:${place}"]`;
}

const kOnBoard = /^(hex|node|edge) /;

export function rulesOf(show: readonly string[]): string[] {
  return show.map((shown) =>
    kOnBoard.test(shown)
      ? placeRule(shown.replace(' ', ':'))
      : `${selectorOf(shown)} { outline: 3px dashed var(--accent); outline-offset: 0; }`,
  );
}

/** Points at these until it is called off. */
export const pointAt = (show: readonly string[]): (() => void) => pointBy(rulesOf(show));

/** What a lesson points at, as elements of the page: a style sheet of its own, so that it holds whatever is drawn anew. */

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

const onBoard = (shown: string) => /^(hex|node|edge) /.test(shown);

export function rulesOf(show: readonly string[]): string[] {
  return show.map((shown) => {
    const at = selectorOf(shown);
    if (!onBoard(shown)) return `${at} { outline: 3px dashed var(--accent); outline-offset: 3px; }`;
    const fill = shown.startsWith('hex') ? 0 : 0.5;
    return `${at} .glow { fill: var(--glow); fill-opacity: ${fill}; stroke: var(--accent); stroke-width: 8; stroke-dasharray: none; }`;
  });
}

/** Points at these until it is called off. */
export function pointAt(show: readonly string[]): () => void {
  const sheet = new CSSStyleSheet();
  for (const rule of rulesOf(show)) sheet.insertRule(rule);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

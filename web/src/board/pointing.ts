/** Points at something on the page: a style sheet of its own, so that it holds whatever is drawn anew. */

/** A place of the board, `node:20`: it stands out, also from those where something can be done. */
export function placeRule(place: string): string {
  const fill = place.startsWith('hex') ? 0 : 0.8;
  const look = {
    fill: 'var(--glow)',
    'fill-opacity': fill,
    stroke: 'var(--accent)',
    'stroke-width': 10,
    'stroke-dasharray': 'none',
  };
  const rules = Object.entries(look).map(([name, value]) => `${name}: ${value} !important;`);
  return `[data-place="${place}"] .glow { ${rules.join(' ')} }`;
}

/** The rules hold until they are called off. */
export function pointBy(rules: readonly string[]): () => void {
  const sheet = new CSSStyleSheet();
  for (const rule of rules) sheet.insertRule(rule);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

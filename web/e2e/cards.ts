/** The pictures that links show where they are sent (web/public/cards): made of the page's own drawings. */
import type { Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';

const kFolder = 'public/cards';
const kStroke = 'fill="none" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"';
const mark = (seat: number, x: number, y: number, scale = 3) =>
  `<g transform="translate(${x} ${y})"><rect x="-30" y="-30" width="60" height="60" rx="14" fill="var(--p${seat})" stroke="var(--piece-edge)" stroke-width="3"/><use href="#mark-${seat}" fill="var(--p${seat}-ink)" transform="scale(${scale})"/></g>`;

/** Four ways through a game, the last one upwards. */
const kCurves = [
  [2, 'M0 120C60 150 120 60 190 90S320 170 380 190'],
  [3, 'M0 130C70 90 130 190 200 150S310 120 380 150'],
  [4, 'M0 125C70 120 120 160 190 165S320 190 380 215'],
  [1, 'M0 128C80 170 130 110 200 100S320 20 380 5'],
] as const;

/** What stands beside the island, 420 by 240. */
const kMotifs: Record<string, string> = {
  home: ['b', 'l', 'w', 'g', 'o']
    .map(
      (kind, i) =>
        `<g transform="translate(${40 + i * 80} 110)"><rect x="-34" y="-50" width="68" height="100" rx="10" fill="var(--paper-3)" stroke="var(--line-strong)" stroke-width="2"/><use href="#icon-${kind}" transform="scale(1.7)"/></g>`,
    )
    .join(''),
  table: [1, 2, 3, 4].map((seat, i) => mark(seat, 50 + i * 95, 110)).join(''),
  replay: `<path d="M150 40 290 115 150 190Z" fill="var(--accent)"/><path d="M10 220H390" stroke="var(--line-strong)" ${kStroke}/><circle cx="150" cy="220" r="17" fill="var(--accent)"/>`,
  analysis:
    `<path d="M0 230H395M0 230V0" stroke="var(--line-strong)" stroke-width="4" fill="none"/>` +
    kCurves
      .map(
        ([seat, d]) =>
          `<path d="${d}" stroke="var(--piece-edge)" ${kStroke}/><path d="${d}" stroke="var(--p${seat})" ${kStroke.replace('9', '5')}/>`,
      )
      .join('') +
    `<g transform="translate(345 8) scale(0.7)">${mark(1, 0, 0)}</g>`,
  tournament: `<g transform="translate(90 -10) scale(12)"><path d="M6 3h8v4a4 4 0 0 1-8 0ZM6 4.5H3.5a3 3 0 0 0 2.8 3.2M14 4.5h2.5a3 3 0 0 1-2.8 3.2M10 11v3.5M6.5 17h7M8 17v-2.5h4V17" fill="var(--glow)" stroke="var(--glow-edge)" stroke-width="1" stroke-linejoin="round"/></g>`,
  learn: [
    [40, 190, true],
    [120, 130, true],
    [205, 165, true],
    [285, 95, false],
    [365, 40, false],
  ]
    .map(
      ([x, y, done]) =>
        `<circle cx="${x}" cy="${y}" r="32" fill="var(${done ? '--accent' : '--paper'})" stroke="var(--accent)" stroke-width="6"/>${done ? `<path transform="translate(${Number(x) - 20} ${Number(y) - 20}) scale(2)" d="M4 10.5 8 14.5 16 5.5" stroke="var(--accent-ink)" fill="none" stroke-width="2.6"/>` : ''}`,
    )
    .join(''),
};

/** From the front door, whose island is in all of them. */
export async function takeCards(page: Page): Promise<void> {
  mkdirSync(kFolder, { recursive: true });
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.goto('/');
  await page.locator('.hero').waitFor();
  await page.evaluate(() => document.fonts.ready);
  for (const [name, motif] of Object.entries(kMotifs)) {
    await page.evaluate(
      ({ motif }) => {
        document.querySelector('.card-picture')?.remove();
        const island = document.querySelector('svg.picture')!.cloneNode(true) as SVGElement;
        island.setAttribute('viewBox', '-520 -500 900 1000');
        island.setAttribute('style', 'width: 660px; height: 630px; border-radius: 0');
        const logo = document.querySelector('header .name svg')!.outerHTML;
        const card = document.createElement('div');
        card.className = 'card-picture';
        card.style.cssText =
          'position: fixed; inset: 0; z-index: 99; display: grid; grid-template-columns: 540px 660px; background: var(--paper)';
        card.innerHTML = `<div style="display: grid; align-content: space-between; padding: 64px 56px"><div style="display: flex; align-items: center; gap: 20px; font-size: 68px; font-weight: 750; letter-spacing: -0.03em"><span class="logo">${logo}</span>Longroad</div><svg viewBox="-10 -20 440 270" width="428" height="263">${motif}</svg></div>`;
        const drawn = card.querySelector('.logo svg')!;
        drawn.setAttribute('width', '84');
        drawn.setAttribute('height', '84');
        card.append(island);
        document.body.append(card);
      },
      { motif },
    );
    await page.screenshot({ path: `${kFolder}/${name}.jpg`, type: 'jpeg', quality: 84 });
  }
}

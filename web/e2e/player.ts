/** Somebody who plays a whole game through the page: does what glows, answers what is asked, ends the turn. */
import type { Page } from '@playwright/test';

interface Target {
  selector: string;
  count: number;
}

/** What can be done now: asked of the page in one go, since a game has hundreds of decisions. */
async function target(page: Page, build: boolean): Promise<Target | 'over' | null> {
  return page.evaluate((build) => {
    const found = (selector: string) => {
      const count = document.querySelectorAll(selector).length;
      return count > 0 ? { selector, count } : null;
    };
    if (found('dialog .ranking')) return 'over';
    const refuse = '.tray .answer button:nth-of-type(2)';
    const cards = ['.ask [data-confirm]:enabled', '.ask .card-button:enabled'];
    const pressing = [
      '.confirm button.primary',
      'dialog .ways .button',
      '.ask .ways button',
      ...cards,
      refuse,
    ];
    for (const selector of pressing) {
      const first = found(selector);
      if (first) return first;
    }
    const main = found('button.main');
    const places = found('.place.lit');
    if (places && (!main || found('.item[aria-pressed="true"]'))) return places;
    return (build && main && found('.item.ready')) || main;
  }, build);
}

export type Touch = (page: Page, selector: string, nth: number) => Promise<void>;

/** With the mouse, in the middle of what is touched. */
export const byMouse: Touch = async (page, selector, nth) => {
  await page.locator(selector).nth(nth).click({ timeout: 3000 });
};

/** How often to press Tab, or Shift and Tab (below zero), until the element has the focus; 0: it has. */
function tabsTo(element: Element): number {
  const kStops = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';
  const focused = document.activeElement!;
  const stops = [...(element.closest('dialog') ?? document).querySelectorAll(kStops)];
  const at = stops.indexOf(focused);
  const away = stops.indexOf(element) - (at < 0 ? 0 : at);
  return element === focused ? 0 : away || 1;
}

/** With the keyboard alone: Tab until it has the focus, then Enter. Not every stop on the way may be seen: it looks again. */
export const byKeyboard: Touch = async (page, selector, nth) => {
  const wanted = page.locator(selector).nth(nth);
  for (let i = 0; i < 60; i++) {
    const away = await wanted.evaluate(tabsTo);
    if (away === 0) return page.keyboard.press('Enter');
    const times = Math.max(1, Math.floor(Math.abs(away) * 0.7)); // hidden stops are no stops
    for (let n = 0; n < times; n++) await page.keyboard.press(away > 0 ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`Tab never reaches ${selector}`);
};

/** A small generator of its own, so that a test plays the same way each time. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** Plays until the end page is there, or until `enough` says so. */
export async function play(
  page: Page,
  touch: Touch,
  enough: () => Promise<boolean> = async () => false,
): Promise<void> {
  const random = seeded(5);
  const deadline = Date.now() + 350_000;
  while (Date.now() < deadline) {
    if (await enough()) return;
    const found = await target(page, random() < 0.6); // builds when it can, so that games end
    if (found === 'over') return;
    if (found === null) {
      await page.waitForTimeout(20);
      continue;
    }
    // What glowed may be gone when it is touched: the game went on. Then look again.
    await touch(page, found.selector, Math.floor(random() * found.count)).catch(() =>
      page.waitForTimeout(20),
    );
  }
  throw new Error('the game did not end');
}

/** Looks at whatever is open on a page at every size and in these languages. LONGROAD_PICTURES names a folder for pictures. */
import type { Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { clean } from './clean';
import { faults, type Size } from './tidy';

const pictures = process.env.LONGROAD_PICTURES;

/** The page goes on in this language, as if another tab had set it. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((language) => {
    const key = 'longroad.settings.1';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...kept, language }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
}

/** Desktop, tablet, phone upright and on its side, and the first at 200 %. */
export const kAllSizes: Size[] = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
];

const kAxed = [1440, 390]; // widths: axe takes seconds, and its rules ask for little that differs between others

interface Manner {
  ready: string; // what is there once the page is
  stays: boolean; // as large as the window
  whole: boolean; // pictures of all that it can be scrolled to
  axe: boolean;
}
const kDesk: Manner = { ready: '.desk, .display', stays: false, whole: false, axe: false };

export class Looker {
  readonly sizes: Size[];
  readonly languages: string[];
  readonly manner: Manner;
  readonly found: string[] = [];

  constructor(sizes: Size[], languages: string[], manner: Partial<Manner> = {}) {
    this.sizes = sizes;
    this.languages = languages;
    this.manner = { ...kDesk, ...manner };
    if (pictures) mkdirSync(pictures, { recursive: true });
  }

  async look(page: Page, what: string): Promise<void> {
    const before = page.viewportSize()!;
    const spoken = (await page.locator('html').getAttribute('lang')) ?? 'en';
    await page.locator(this.manner.ready).first().waitFor({ timeout: 30_000 });
    await page.evaluate(() => document.fonts.ready);
    for (const language of this.languages) {
      await speak(page, language);
      for (const size of this.sizes) {
        await page.setViewportSize(size);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        const at = `${what} ${language} ${size.width}x${size.height}`;
        this.found.push(...(await faults(page, this.manner.stays)).map((fault) => `${at}: ${fault}`));
        const path = `${pictures}/${at.replaceAll(' ', '_')}.png`;
        if (pictures) await page.screenshot({ path, fullPage: this.manner.whole });
        if (this.manner.axe && language === this.languages[0] && kAxed.includes(size.width))
          await clean(page, at);
      }
    }
    await speak(page, spoken); // what is clicked is named in it
    await page.setViewportSize(before);
  }

  /** A dialog that this button opens; it is closed again. */
  async dialog(page: Page, button: string | RegExp, what: string, then?: () => Promise<void>): Promise<void> {
    await page.getByRole('button', { name: button, exact: true }).first().click();
    await page.locator('dialog[open]').first().waitFor();
    await then?.();
    await this.look(page, what);
    while ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
  }
}

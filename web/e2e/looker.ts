/** Looks at whatever is open on a page at every size and in these languages. LONGROAD_PICTURES names a folder for pictures. */
import type { Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
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

export class Looker {
  readonly sizes: Size[];
  readonly languages: string[];
  readonly found: string[] = [];

  constructor(sizes: Size[], languages: string[]) {
    this.sizes = sizes;
    this.languages = languages;
    if (pictures) mkdirSync(pictures, { recursive: true });
  }

  async look(page: Page, what: string): Promise<void> {
    const before = page.viewportSize()!;
    await page.locator('.desk, .display').first().waitFor({ timeout: 30_000 });
    await page.evaluate(() => document.fonts.ready);
    for (const language of this.languages) {
      await speak(page, language);
      for (const size of this.sizes) {
        await page.setViewportSize(size);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        const at = `${what} ${language} ${size.width}x${size.height}`;
        this.found.push(...(await faults(page, false)).map((fault) => `${at}: ${fault}`));
        if (pictures) await page.screenshot({ path: `${pictures}/${at.replaceAll(' ', '_')}.png` });
      }
    }
    await speak(page, 'en'); // what is clicked is named in English
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

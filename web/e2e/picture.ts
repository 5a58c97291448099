/** Pictures for docs/screenshots. */
import type { Browser, Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';

const kFolder = '../docs/screenshots';
const kQuality = 0.9;

/** A picture as WebP, which the browser itself can write: a quarter of a PNG. */
export async function picture(browser: Browser, page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const png = (await page.screenshot()).toString('base64');
  const painter = await browser.newPage();
  const webp = await painter.evaluate(
    async ([png, quality]) => {
      const bytes = Uint8Array.from(atob(png), (c) => c.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      });
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1]!;
    },
    [png, kQuality] as const,
  );
  await painter.close();
  mkdirSync(kFolder, { recursive: true });
  writeFileSync(`${kFolder}/${name}.webp`, Buffer.from(webp, 'base64'));
}

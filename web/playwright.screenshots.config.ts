import base from './playwright.config';

/** Pictures of every page for docs/screenshots: `npm run screenshots`. */
export default { ...base, testMatch: '**/screenshots.ts', workers: 1, timeout: 300_000 };

import { defineConfig } from '@playwright/test';

/** End-to-end tests against the real server, which each worker starts for itself (e2e/server.ts). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  ...(process.env.LONGROAD_LONG === undefined ? { grepInvert: /@long/ } : { grep: /@long/ }),
  fullyParallel: true,
  workers: 3,
  timeout: 360_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    serviceWorkers: 'block', // where a test is not about them
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    actionTimeout: 10_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});

import { defineConfig } from '@playwright/test';
import { launchOptions } from './provision/launch-options.ts';
import type { Options, WorkerOptions } from './support/test.ts';

const isFull = process.env['TEST_COUNTS'] === 'full';
// On a busy machine a browser may stall. The end of the run lists tests that needed a second try.
const retries = isFull ? 0 : 1;

// Edges of curves may differ slightly between processors; letters and lines may not.
const alike = { maxDiffPixelRatio: 0.0005 };

/**
 * Browser tests of the built web app (run `vite build` first). Each worker has its own servers, so
 * tests of different workers never share an account.
 */
export default defineConfig<Options, WorkerOptions>({
  testDir: '.',
  outputDir: '../reports/e2e',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  globalSetup: './support/global-setup.ts',
  reporter: [['list'], ['junit', { outputFile: '../reports/e2e.xml' }]],
  forbidOnly: true,
  // Tests of what others test too, or of what seldom changes.
  ...(!isFull && { grepInvert: /@full/ }),
  fullyParallel: true,
  workers: 2,
  retries,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: alike,
    toMatchSnapshot: alike,
  },
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    contextOptions: { reducedMotion: 'reduce' },
    // A first page in a new context takes twice the work of a page in one that has been used.
    reuseContext: !isFull,
    // Tracing slows every step, so only a second try is traced, where there is one.
    trace: { mode: retries > 0 ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'backend',
      testMatch: '*.spec.ts',
      testIgnore: ['{mock,gallery}-*.spec.ts', 'coverage.spec.ts'],
      use: { api: 'backend', database: isFull ? 'embedded' : 'postgres' },
    },
    { name: 'mock', testMatch: '{mock,gallery}-*.spec.ts', use: { api: 'mock' } },
    { name: 'coverage', testMatch: 'coverage.spec.ts', dependencies: ['backend'] },
  ],
});

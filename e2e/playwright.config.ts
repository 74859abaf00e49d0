import { defineConfig } from '@playwright/test';
import { launchOptions } from './provision/launch-options.ts';
import type { Options, WorkerOptions } from './support/test.ts';

// On a busy machine a browser may stall. What needs its second try is named at the end of the run.
const retries = process.env['TEST_COUNTS'] === 'full' ? 0 : 1;

/**
 * Browser tests of the built web app (`vite build` comes before). Each worker has servers of its
 * own, so tests of different workers never meet in one account.
 */
export default defineConfig<Options, WorkerOptions>({
  testDir: '.',
  outputDir: '../reports/e2e',
  globalSetup: './support/global-setup.ts',
  reporter: [['list'], ['junit', { outputFile: '../reports/e2e.xml' }]],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // Edges of curves may differ by a shade between processors; letters and lines may not.
    toHaveScreenshot: { maxDiffPixelRatio: 0.0005, pathTemplate: '{testDir}/baselines/{arg}{ext}' },
  },
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    contextOptions: { reducedMotion: 'reduce' },
    // Every step takes longer when it is traced, so only a second try is, where there is one.
    trace: { mode: retries > 0 ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'backend',
      testMatch: '*.spec.ts',
      testIgnore: ['{mock,gallery}-*.spec.ts', 'coverage.spec.ts'],
      use: { api: 'backend' },
    },
    { name: 'mock', testMatch: '{mock,gallery}-*.spec.ts', use: { api: 'mock' } },
    { name: 'coverage', testMatch: 'coverage.spec.ts', dependencies: ['backend'] },
  ],
});

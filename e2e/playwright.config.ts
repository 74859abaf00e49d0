import { defineConfig } from '@playwright/test';
import { launchOptions } from './provision/launch-options.ts';
import type { Options, WorkerOptions } from './support/test.ts';

// On a busy machine a browser may stall. The end of the run lists tests that needed a second try.
const retries = process.env['TEST_COUNTS'] === 'full' ? 0 : 1;

/**
 * Browser tests of the built web app (run `vite build` first). Each worker has its own servers, so
 * tests of different workers never share an account.
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
    // Edges of curves may differ slightly between processors; letters and lines may not.
    toHaveScreenshot: { maxDiffPixelRatio: 0.0005, pathTemplate: '{testDir}/baselines/{arg}{ext}' },
  },
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing slows every step, so only a second try is traced, where there is one.
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

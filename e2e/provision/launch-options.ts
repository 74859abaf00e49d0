import type { LaunchOptions } from '@playwright/test';

/** Flags that let Chromium run in a container and keep it from calling anyone but the tests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell shapes letters as the whole browser does, which does not know the flag.
  '--font-render-hinting=slight',
];

/**
 * How Playwright starts the browser that `npm run e2e` has found (see browser.ts); without
 * CHROMIUM_PATH it is Playwright's own.
 */
export function launchOptions(): LaunchOptions {
  const executablePath = process.env.CHROMIUM_PATH;
  return { args: chromiumFlags, ...(executablePath && { executablePath }) };
}

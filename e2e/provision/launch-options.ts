import type { LaunchOptions } from '@playwright/test';

/**
 * Flags that let Chromium run in a container and keep it from contacting anything but the tests.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Makes the headless shell render letters like the full browser, which does not know the flag.
  '--font-render-hinting=slight',
];

/**
 * Tests open many pages and stay on none, so compiling a page's scripts for speed, and collecting
 * garbage early, costs more than it gains.
 */
const shortVisits = '--js-flags=--no-opt --no-maglev --no-flush-bytecode --min-semi-space-size=32';

/**
 * Options for the browser that `npm run e2e` has found (see browser.ts). Without CHROMIUM_PATH it
 * is Playwright's own.
 */
export function launchOptions(): LaunchOptions {
  const executablePath = process.env.CHROMIUM_PATH;
  return { args: [...chromiumFlags, shortVisits], ...(executablePath && { executablePath }) };
}

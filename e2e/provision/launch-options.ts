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
 * Options for the browser that `npm run e2e` has found (see browser.ts). Without CHROMIUM_PATH it
 * is Playwright's own.
 *
 * @param flags added to {@link chromiumFlags}.
 */
export function launchOptions(flags: readonly string[]): LaunchOptions {
  const executablePath = process.env.CHROMIUM_PATH;
  return { args: [...chromiumFlags, ...flags], ...(executablePath && { executablePath }) };
}

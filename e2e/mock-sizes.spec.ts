import { statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { authPaths } from '../src/features/auth/paths.ts';
import { screens } from './support/stops.ts';
import { expect, test } from './support/test.ts';

const dist = path.resolve(import.meta.dirname, '../dist');

/**
 * KiB of JavaScript, compressed with brotli, that a first visit loads until the screen is shown and
 * idle. What loads on demand (a dialog, a picker, the rules of a form) does not count.
 */
const budgets = { signIn: 125, others: 220 };

test(`sign-in loads at most ${budgets.signIn} KiB of JavaScript`, async ({ page }) => {
  expect(await loadedBy(page, authPaths.signIn)).toBeLessThanOrEqual(budgets.signIn);
});

for (const [name, address] of Object.entries(screens)) {
  test(`${name} loads at most ${budgets.others} KiB of JavaScript`, async ({ page, signIn }) => {
    await signIn('company');
    expect(await loadedBy(page, address)).toBeLessThanOrEqual(budgets.others);
  });
}

/** KiB of the scripts that a first visit to `address` loads; printed in the output of the run. */
async function loadedBy(page: Page, address: string): Promise<number> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = [...scripts].map((name) => statSync(path.join(dist, `${name}.br`)).size);
  expect(sizes.length).toBeGreaterThan(0);
  const kibibytes = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  console.log(`${kibibytes.toFixed(1).padStart(6)} KiB  ${address}`);
  return kibibytes;
}

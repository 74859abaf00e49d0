import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { authPaths } from '../../src/features/auth/paths.ts';
import { watchRest } from '../languages/at-rest.ts';
import { open } from './stop.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');

/**
 * KiB of JavaScript, compressed with brotli, that a first visit loads until the screen is shown and
 * idle. What loads on demand (a dialog, a picker, a chart, the rules of a form) does not count.
 */
const budgets = { signIn: 122, others: 205 };

/** KiB of a chart's code and MUI's theme (brotli), which load when the chart comes near. */
export const chartBudget = 78;

/** Pixels of a window in which no chart is near. */
const lowWindow = 360;

/** Visits a screen for the first time, and judges the size of its scripts, which it prints. */
export async function expectSmallScripts(page: Page, address: string): Promise<void> {
  const scripts = new Set<string>();
  const rest = watchRest(page);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  const own = page.viewportSize();
  if (own) await page.setViewportSize({ ...own, height: lowWindow });
  await open(page, address);
  await rest(page.locator('body'));
  if (own) await page.setViewportSize(own);
  const sizes = [...scripts].map((name) => statSync(path.join(dist, `${name}.br`)).size);
  expect(sizes.length).toBeGreaterThan(0);
  const kibibytes = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  console.log(`${kibibytes.toFixed(1).padStart(6)} KiB  ${address}`);
  const budget = address === authPaths.signIn ? budgets.signIn : budgets.others;
  expect.soft(kibibytes, 'KiB of scripts').toBeLessThanOrEqual(budget);
}

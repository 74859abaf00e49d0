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
const budgets = { signIn: 112, others: 180 };

/** KiB of texts, compressed, which a first visit loads besides. */
const textBudget = 15;

/** KiB of a chart's code and MUI's theme (brotli), which load when the chart comes near. */
export const chartBudget = 78;

/** Pixels of a window in which no chart is near. */
const lowWindow = 360;

/**
 * Visits a screen for the first time, judges the size of its scripts and texts, which it prints, and
 * that everyday letters suffice.
 */
export async function expectSmallScripts(page: Page, address: string): Promise<void> {
  const files = new Set<string>();
  const rest = watchRest(page);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(js(on)?|woff2)$/.test(pathname)) files.add(pathname);
  });
  const own = page.viewportSize();
  if (own) await page.setViewportSize({ ...own, height: lowWindow });
  await open(page, address);
  await rest(page.locator('body'));
  const scripts = kibibytes([...files].filter((name) => name.endsWith('.js')));
  const texts = kibibytes([...files].filter((name) => name.endsWith('.json')));
  // In the higher window a chart comes near at once, and its code with it.
  if (own) await page.setViewportSize(own);
  console.log(`${scripts.toFixed(1).padStart(6)} KiB, ${texts.toFixed(1)} of texts  ${address}`);
  const budget = address === authPaths.signIn ? budgets.signIn : budgets.others;
  expect(scripts).toBeGreaterThan(0);
  expect.soft(scripts, 'KiB of scripts').toBeLessThanOrEqual(budget);
  expect.soft(texts, 'KiB of texts').toBeLessThanOrEqual(textBudget);
  const rareLetters = [...files].filter((name) => name.includes('-rest-'));
  expect.soft(rareLetters, 'typefaces of letters that are not everyday').toEqual([]);
}

function kibibytes(files: readonly string[]): number {
  const sizes = files.map((name) => statSync(path.join(dist, `${name}.br`)).size);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

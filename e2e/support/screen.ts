import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Locator, type Page } from '@playwright/test';
import { pageLanguage } from './page-language.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Checks the current screen: no findings of axe, no horizontal scrolling. */
export async function expectGoodScreen(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect(await overhang(page), `${name} scrolls sideways by so many pixels`).toBe(0);
  expect.soft(await axeFindings(page), `axe on ${name}`).toEqual([]);
}

/**
 * The rules of axe that the page breaks, with the elements. A document keeps axe once it has it:
 * injecting it takes longer than checking a screen. Our pages have no frames.
 *
 * @param part a selector of what is checked, the whole page by default.
 */
export async function axeFindings(page: Page, part = 'html'): Promise<[string, string[]][]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeSource);
  // The pseudo-language adds letters to texts, so that a name no longer has the words of its label.
  const isPseudo = (await pageLanguage(page)) === 'pseudo';
  const asked = { part, rules: { 'label-content-name-mismatch': { enabled: !isPseudo } } };
  return page.evaluate(async ({ part: selector, rules }) => {
    const { violations } = (await window.axe?.run(selector, {
      resultTypes: ['violations'],
      rules,
      // Making a selector for each element takes a third of the time.
      selectors: false,
    })) ?? { violations: [] };
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }, asked);
}

/** Pixels by which the page is wider than the window. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Where an element is in the window, in pixels. */
export function rectOf(element: Locator): Promise<DOMRect> {
  return element.evaluate((shown) => shown.getBoundingClientRect().toJSON() as DOMRect);
}

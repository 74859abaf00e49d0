import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const screens = path.resolve(import.meta.dirname, '../../reports/screens');

/**
 * What holds on every screen: no finding of axe, no sideways scrolling. Leaves a picture of the
 * whole page in reports/screens/ under `name`.
 */
export async function expectGoodScreen(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(screens, `${name}.png`), fullPage: true });
  expect(await overhang(page), `${name} scrolls sideways by so many pixels`).toBe(0);
  // In one page without frames the older way finds the same in half the time, and so does telling
  // of what is right no more than that it is.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const findings = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(findings, `axe on ${name}`).toEqual([]);
}

/** Pixels by which the page is wider than the window. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Checks the current screen: no findings of axe, no horizontal scrolling. */
export async function expectGoodScreen(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect(await overhang(page), `${name} scrolls sideways by so many pixels`).toBe(0);
  // On a page without frames the legacy mode finds the same in half the time, and so does leaving
  // out details of passed rules.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const findings = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect.soft(findings, `axe on ${name}`).toEqual([]);
}

/** Pixels by which the page is wider than the window. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

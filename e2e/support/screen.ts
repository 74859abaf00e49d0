import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What holds on every screen as it stands: no finding of axe, no sideways scrolling. */
export async function expectGoodScreen(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect(await overhang(page), `${name} scrolls sideways by so many pixels`).toBe(0);
  // In one page without frames the older way finds the same in half the time, and so does telling
  // of what is right no more than that it is.
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

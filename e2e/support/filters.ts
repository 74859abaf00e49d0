import { expect } from './test.ts';
import type { Walker } from './stop.ts';

/**
 * Opens each filter of a list and judges it. They are made of one part, so that only their texts
 * differ.
 *
 * @param nameOf what the button of a filter says.
 */
export async function checkFilters(
  { page, text, checkScreen }: Pick<Walker, 'page' | 'text' | 'checkScreen'>,
  filters: readonly string[],
  nameOf: (filter: string) => string,
): Promise<void> {
  const bar = page.getByRole('group', { name: text('ui.filters.name') });
  for (const filter of filters) {
    const name = nameOf(filter);
    await bar.getByRole('button', { name, exact: true }).click();
    const popover = page.getByRole('dialog', { name, exact: true });
    await checkScreen(`filter by ${filter}`, { part: popover, isOneOfMany: true });
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
  }
}

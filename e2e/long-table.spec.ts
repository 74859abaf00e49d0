import type { Page } from '@playwright/test';
import { openSide, sides } from './table-scroll/scroll-task.ts';
import { rowHeight } from './table-scroll/rows.ts';
import { startSite } from './table-scroll/site.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<object, { longTable: string }>({
  longTable: [
    async ({}, use) => {
      const { url, stop } = await startSite(['ours']);
      await use(url);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const place = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest('td, th');
    const row = cell?.parentElement?.getAttribute('aria-rowindex');
    return cell instanceof HTMLTableCellElement ? `${row ?? ''}/${cell.cellIndex}` : 'outside';
  });

test('100,000 rows render those in the window and keep the focus', async ({ page, longTable }) => {
  await openSide(page, longTable, sides.ours);
  const box = page.locator(sides.ours.box);
  const rows = page.locator(sides.ours.row);
  const press = (key: string) => page.keyboard.press(key);
  await page.locator('tr[aria-rowindex="9"] td').first().focus();
  await press('ArrowDown');
  expect(await place(page)).toBe('10/0');

  await box.evaluate((element) => {
    element.scrollTo({ top: 500_000 });
  });
  await expect(page.getByText('Sample receiver 10420', { exact: true })).toBeInViewport();
  expect(await rows.count()).toBeLessThan(60);
  const numbers = await rows.evaluateAll((all) =>
    all.map((row) => Number(row.getAttribute('aria-rowindex'))),
  );
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  // Every row has the position of its number, including the ones kept at the top.
  const tops = await rows.evaluateAll(
    (all, height) =>
      all.map((row) => {
        const top = row.closest('table')?.getBoundingClientRect().top ?? 0;
        const at = Number(row.getAttribute('aria-rowindex')) - 2;
        return at < 0 ? 0 : row.getBoundingClientRect().top - top - height * at;
      }),
    rowHeight,
  );
  expect(new Set(tops.slice(1)).size).toBe(1);
  // The focus is where it was, and moves on from there.
  expect(await place(page)).toBe('10/0');
  await press('ArrowDown');
  expect(await place(page)).toBe('11/0');
  await expect(page.locator('tr[aria-rowindex="11"]')).toBeInViewport();

  await press('Control+End');
  await expect.poll(() => place(page)).toBe('100001/7');
  await press('PageUp');
  await expect.poll(() => place(page)).not.toBe('100001/7');
  await press('Control+Home');
  await expect.poll(() => place(page)).toBe('1/0');
  await press('ArrowDown');
  await expect.poll(() => place(page)).toBe('2/0');
});

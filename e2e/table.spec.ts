import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { bookByApi } from './support/api-booking.ts';
import { expectGoodScreen } from './support/screen.ts';
import { oneLanguage } from './support/journeys.ts';
import { narrow } from './support/stop.ts';
import { expect, test } from './support/test.ts';

const grid = (page: Page) => page.getByRole('grid');
const heads = (page: Page) => grid(page).getByRole('columnheader');
/** The focused cell: the row of the grid, then the column. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest('td, th');
    const row = cell?.parentElement?.getAttribute('aria-rowindex');
    return cell instanceof HTMLTableCellElement ? `${row ?? ''}/${cell.cellIndex}` : 'outside';
  });
const countOf = (count: number) => ({ count, shown: String(count) });
const placeOf = (head: Locator) => head.evaluate((cell: HTMLTableCellElement) => cell.cellIndex);

for (const language of oneLanguage) {
  test.describe(`the table in ${language}`, () => {
    test.use({ language });
    test.setTimeout(120_000);
    test.beforeEach(({ signIn }) => signIn('company'));

    test('is used by keyboard, arranged and filtered', async ({ page, text }) => {
      await page.goto(shipmentPaths.list);
      await expect(grid(page)).toBeVisible();

      await test.step('it is one tab stop, and arrow keys move in their direction', async () => {
        await grid(page).locator('[tabindex="0"]').focus();
        expect(await grid(page).locator('[tabindex="0"]').count()).toBe(1);
        expect(await focused(page)).toBe('2/0');
        const onward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight';
        await page.keyboard.press(onward);
        await page.keyboard.press('ArrowDown');
        expect(await focused(page)).toBe('3/1');
        await page.keyboard.press('Enter');
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
        await page.keyboard.press('Escape');
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TD');
        await page.keyboard.press('Control+Home');
        expect(await focused(page)).toBe('1/0');
        await page.keyboard.press('Control+End');
        expect(await focused(page)).toBe('27/8');
        await page.keyboard.press('Tab');
        expect(await focused(page)).toBe('outside');
      });

      await test.step('it fills the window, and shows where more columns are', async () => {
        const frame = grid(page).locator('xpath=../..');
        // The last step has scrolled to the end.
        await expect(frame).toHaveAttribute('data-more-start');
        await expect(frame).not.toHaveAttribute('data-more-end');
        // A text in the other direction keeps its beginning.
        const isShown = await grid(page)
          .locator('td:nth-child(4) bdi')
          .first()
          .evaluate((name) => {
            const isRtl = document.dir === 'rtl';
            name.textContent = (isRtl ? 'Alexandra ' : 'عبد الرحمن ').repeat(5);
            const first = document.createRange();
            first.setStart(name.firstChild ?? name, 0);
            first.setEnd(name.firstChild ?? name, 1);
            const [letter, cell] = [first.getBoundingClientRect(), name.closest('td')];
            const box = cell?.getBoundingClientRect();
            return box !== undefined && letter.left >= box.left && letter.right <= box.right;
          });
        expect(isShown).toBe(true);
        await page.setViewportSize({ width: 1920, height: 800 });
        await expect(frame).not.toHaveAttribute('data-more-start');
        expect((await frame.boundingBox())?.width).toBeGreaterThan(1500);
        await page.setViewportSize({ width: 1280, height: 800 });
      });

      await test.step('a person’s layout is kept after a reload', async () => {
        const product = text('shipments.column.product_name');
        const total = text('shipments.list.column.total');
        await page.getByRole('button', { name: text('ui.table.columns') }).click();
        const panel = page.getByRole('dialog', { name: text('ui.table.columns') });
        await panel.getByLabel(text('ui.table.findColumn')).fill(product);
        await panel.getByRole('checkbox', { name: product, exact: true }).check();
        await panel.getByLabel(text('ui.table.density.compact')).check();
        await expectGoodScreen(page, `table-columns-${language}-1280`);
        await page.keyboard.press('Escape');
        await expect(heads(page).filter({ hasText: product })).toBeVisible();

        const head = heads(page).filter({ hasText: total });
        await head.hover();
        await head
          .getByRole('button', { name: text('ui.table.columnMenu', { column: total }) })
          .click();
        await expectGoodScreen(page, `table-column-menu-${language}-1280`);
        await page.getByRole('menuitem', { name: text('ui.table.pin.start') }).click();
        await expect(head).toHaveAttribute('data-pin', 'start');
        // Next to the number, which is first, whatever was between.
        expect(await placeOf(head)).toBe(2);
        await head.focus();
        const width = async () => (await head.boundingBox())?.width ?? 0;
        const before = await width();
        await page.keyboard.press(language === 'ar' ? 'Shift+ArrowLeft' : 'Shift+ArrowRight');
        await expect.poll(width).toBe(before + 16);

        await page.reload();
        await expect(heads(page).filter({ hasText: product })).toBeVisible();
        await expect(head).toHaveAttribute('data-pin', 'start');
        await expect(grid(page)).toHaveAttribute('data-density', 'compact');
        expect(await width()).toBe(before + 16);
        expect(await placeOf(head)).toBe(2);
        await expectGoodScreen(page, `table-arranged-${language}-1280`);

        await page.getByRole('button', { name: text('ui.table.columns') }).click();
        await panel.getByRole('button', { name: text('ui.table.reset') }).click();
        await page.keyboard.press('Escape');
        await expect(heads(page).filter({ hasText: product })).toHaveCount(0);
      });

      await test.step('a header dragged onto another takes its place', async () => {
        const headOf = (name: string) =>
          heads(page).filter({ hasText: text(`shipments.list.column.${name}`) });
        const [from, to] = [headOf('total'), headOf('receiver')];
        const at = await placeOf(to);
        await from.dragTo(to, { targetPosition: { x: 30, y: 20 } });
        await expect.poll(() => placeOf(from)).toBe(at);
      });

      await test.step('stalled shipments are found', async () => {
        await page
          .getByRole('button', { name: text('shipments.list.filter.stalled'), exact: true })
          .click();
        await page
          .getByRole('menuitemradio', { name: text('shipments.list.filter.stalledTrue') })
          .click();
        await expect(page).toHaveURL(/stalled=true/);
        const rows = grid(page).locator('tbody tr');
        await expect(rows.first()).toContainText(text('shipments.list.stalled'));
        const words = text('shipments.list.stalled');
        await expect(rows.filter({ hasText: words })).toHaveCount(await rows.count());
      });
    });

    test(
      'is saved as a file, and kept under a name',
      { tag: '@full' },
      async ({ page, text, clientOf }) => {
        await test.step('a file has all pages of the visible columns', async () => {
          const client = await clientOf('company');
          const params = { query: { status: 'completed', limit: 1 } } as const;
          const { data } = await client.GET('/website/shipments', { params });
          await page.goto(`${shipmentPaths.list}?status=completed`);
          const download = page.waitForEvent('download');
          await page.getByRole('button', { name: text('ui.csv'), exact: true }).click();
          const file = await download;
          expect(file.suggestedFilename()).toMatch(/^mizan-shipments-\d{4}-\d\d-\d\d\.csv$/);
          const csv = await readFile(await file.path(), 'utf8');
          const lines = csv.slice(1).trimEnd().split('\r\n');
          expect(lines).toHaveLength((data?.page.total ?? 0) + 1);
          expect(lines[0]?.startsWith(text('shipments.column.tracking_number'))).toBe(true);
          expect(lines[1]).toMatch(/^MZ\d{11},/);
        });

        await test.step('a name keeps a query with its columns', async () => {
          const views = page.getByRole('button', { name: text('ui.views'), exact: true });
          await views.click();
          const panel = page.getByRole('dialog', { name: text('ui.views') });
          const name = panel.getByLabel(text('ui.views.name'));
          await panel.getByRole('button', { name: text('ui.views.save') }).click();
          await expect(panel.getByText(text('ui.views.empty'))).toBeVisible();
          await name.fill('وصلت Done');
          await name.press('Enter');
          await expectGoodScreen(page, `table-views-${language}-1280`);
          await panel.getByRole('button', { name: text('shipments.list.all') }).click();
          await expect(page).toHaveURL(shipmentPaths.list);
          await page.reload();
          await views.click();
          await panel.getByRole('button', { name: 'وصلت Done', exact: true }).click();
          await expect(page).toHaveURL(/status=completed/);
          await page.getByRole('button', { name: 'وصلت Done' }).click();
          await panel
            .getByRole('button', { name: /وصلت Done/ })
            .nth(1)
            .click();
          await panel.getByLabel(text('ui.views.name')).fill('Arrived');
          await page.keyboard.press('Enter');
          await panel
            .getByRole('button', { name: /Arrived/ })
            .nth(2)
            .click();
          await expect(panel.getByRole('button', { name: /Arrived/ })).toHaveCount(0);
        });
      },
    );

    test('has a tab for each status, with its number', async ({ page, text, names, clientOf }) => {
      const { data } = await (await clientOf('company')).GET('/website/shipments/counts');
      const { all, completed } = data ?? {};
      const tabs = page.getByRole('navigation', { name: text('shipments.list.filter.status') });
      const tab = (label: string, count = 0) =>
        tabs.getByRole('link', { name: `${label} ${count}`, exact: true });
      const received = names.value('status', 'completed');
      await page.goto(shipmentPaths.list);
      await expect(tab(text('shipments.list.tabs.all'), all?.total)).toHaveAttribute(
        'aria-current',
        'page',
      );
      await tab(received, completed?.total).click();
      await expect(page).toHaveURL(`${shipmentPaths.list}?status=completed`);
      await expect(tab(received, completed?.total)).toHaveAttribute('aria-current', 'page');
      await expect(
        page.getByText(text('shipments.list.count', { ...countOf(completed?.total ?? 0) })),
      ).toBeVisible();
      // The tab is none of the filters that can be cleared.
      await expect(page.getByRole('button', { name: text('ui.filters.clearAll') })).toHaveCount(0);
      await page.getByLabel(text('shipments.list.search')).fill('nothing-like-this');
      await expect(tab(received, 0)).toBeVisible();
      await expect(tab(text('shipments.list.tabs.all'), 0)).toBeVisible();
      await page.goBack();
      await expect(tab(text('shipments.list.tabs.all'), all?.total)).toHaveAttribute(
        'aria-current',
        'page',
      );
    });

    test('shows a failed shipment like a cancelled one', async ({ page, names }) => {
      const chipOf = async (status: string) => {
        await page.goto(`${shipmentPaths.list}?status=${status}`);
        const shown = page.getByText(names.value('status', 'cancelled'), { exact: true });
        const chip = page.getByRole('row').nth(1).locator(shown).first();
        return chip.evaluate((element) => element.outerHTML);
      };
      expect(await chipOf('failed')).toBe(await chipOf('cancelled'));
    });

    test.describe('with refusals', () => {
      test.use({ provokes: [400, 409] });

      test('leads from a page of another account to the first of the same query', async ({
        page,
      }) => {
        await page.goto(`${shipmentPaths.list}?status=completed&cursor=theirs`);
        await expect(page).toHaveURL(`${shipmentPaths.list}?status=completed`);
        await expect(grid(page)).toBeVisible();
      });

      test(
        'cancels several, and reports the result of each',
        { tag: '@full' },
        async ({ page, text, clientOf }) => {
          const client = await clientOf('company');
          const booked = [await bookByApi(client), await bookByApi(client)];
          await page.goto(`${shipmentPaths.list}?q=${booked[0]?.receiver.phone.slice(1) ?? ''}`);
          for (const { tracking_number: name } of booked) {
            await page.getByRole('checkbox', { name: text('ui.table.select', { name }) }).check();
          }
          const bar = page.getByRole('region', { name: text('ui.table.bulk') });
          await expect(bar).toContainText(text('ui.table.selected', { count: 2 }));
          // In the meantime somebody else cancels one of them.
          await client.POST('/website/shipments/{shipment_id}/cancel', {
            params: {
              path: { shipment_id: booked[0]?.id ?? '' },
              header: { 'Idempotency-Key': crypto.randomUUID() },
            },
          });
          await bar
            .getByRole('button', { name: text('shipments.bulkCancel'), exact: true })
            .click();
          const question = page.getByRole('dialog', {
            name: text('shipments.bulkCancel.question', { count: 2 }),
          });
          await expect(question).toBeVisible();
          await expectGoodScreen(page, `table-cancel-several-${language}-1280`);
          await question
            .getByRole('button', { name: text('shipments.bulkCancel.confirm', { count: 2 }) })
            .dblclick();
          const dialog = page.getByRole('dialog', { name: text('shipments.bulkCancel.title') });
          await expect(
            dialog.getByText(text('shipments.bulkCancel.told', { cancelled: 1, all: 2 })),
          ).toBeVisible();
          const lines = dialog.getByRole('listitem');
          const lineOf = (at: number) =>
            lines.filter({ hasText: booked[at]?.tracking_number ?? '' });
          await expect(lineOf(0)).toContainText(text('shipments.bulkCancel.already_cancelled'));
          await expect(lineOf(1)).toContainText(text('shipments.bulkCancel.cancelled'));
          await dialog.getByRole('button', { name: text('ui.close') }).click();
          await expect(bar).toHaveCount(0);
          const { data: after } = await client.GET('/website/shipments/{shipment_id}', {
            params: { path: { shipment_id: booked[1]?.id ?? '' } },
          });
          expect(after?.charge.refunded).toEqual(after?.charge.total_fee);
        },
      );
    });
  });
}

test.describe('the list on a phone', () => {
  test.use({ language: 'en', viewport: narrow });

  test('sorts, selects and deselects', async ({ page, signIn, text }) => {
    await signIn('company');
    await page.goto(shipmentPaths.list);
    await page.getByRole('button', { name: text('ui.table.sort') }).click();
    const column = text('shipments.list.column.total');
    await page
      .getByRole('menuitemradio', { name: text('ui.table.sortedDown', { column }) })
      .click();
    await expect(page).toHaveURL(/sort=-total_fee/);
    await page.getByRole('button', { name: text('ui.table.selecting'), exact: true }).click();
    await page.getByRole('listitem').getByRole('checkbox').first().check();
    const bar = page.getByRole('region', { name: text('ui.table.bulk') });
    await expect(bar).toBeVisible();
    await expectGoodScreen(page, `table-selected-390`);
    await bar.getByRole('button', { name: text('ui.table.unselect') }).click();
    await expect(bar).toHaveCount(0);
  });
});

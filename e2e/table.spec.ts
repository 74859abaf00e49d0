import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { bookByApi } from './support/api-booking.ts';
import { expectGoodScreen } from './support/screen.ts';
import { oneLanguage } from './support/journeys.ts';
import { expect, test } from './support/test.ts';

const grid = (page: Page) => page.getByRole('grid');
const heads = (page: Page) => grid(page).getByRole('columnheader');
const focused = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest('td, th');
    const row = cell?.parentElement?.getAttribute('aria-rowindex');
    return cell instanceof HTMLTableCellElement ? `${row ?? ''}/${cell.cellIndex}` : 'outside';
  });

for (const language of ['ar', 'en'] as const) {
  test.describe(`the table in ${language}`, () => {
    test.use({ language, viewport: { width: 1280, height: 800 } });
    test.beforeEach(async ({ page, signIn }) => {
      await signIn('company');
      await page.goto(shipmentPaths.list);
      await expect(grid(page)).toBeVisible();
    });

    test('keeps a person’s layout, after a reload too', async ({ page, text }) => {
      const product = text('shipments.column.product_name');
      const total = text('shipments.list.column.total');
      await page.getByRole('button', { name: text('ui.table.columns') }).click();
      const panel = page.getByRole('dialog', { name: text('ui.table.columns') });
      await panel.getByLabel(text('ui.table.findColumn')).fill(product);
      await panel.getByRole('checkbox', { name: product }).check();
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
      const place = () => head.evaluate((cell: HTMLTableCellElement) => cell.cellIndex);
      expect(await place()).toBe(2);
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
      expect(await place()).toBe(2);
      await expectGoodScreen(page, `table-arranged-${language}-1280`);

      await page.getByRole('button', { name: text('ui.table.columns') }).click();
      await panel.getByRole('button', { name: text('ui.table.reset') }).click();
      await page.keyboard.press('Escape');
      await expect(heads(page).filter({ hasText: product })).toHaveCount(0);
    });

    test('a header dragged onto another takes its place', async ({ page, text }) => {
      const [from, to] = ['total', 'receiver'].map((name) =>
        heads(page).filter({ hasText: text(`shipments.list.column.${name}`) }),
      );
      if (!from || !to) throw new Error('two heads');
      const at = await to.evaluate((cell: HTMLTableCellElement) => cell.cellIndex);
      await from.dragTo(to, { targetPosition: { x: 30, y: 20 } });
      await expect
        .poll(() => from.evaluate((cell: HTMLTableCellElement) => cell.cellIndex))
        .toBe(at);
    });

    test('is one tab stop, and arrow keys move in their direction', async ({ page }) => {
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
      await page.keyboard.press('Home');
      expect(await focused(page)).toBe('27/0');
      await page.keyboard.press('PageUp');
      expect(Number((await focused(page)).split('/')[0])).toBeLessThan(24);
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('outside');
    });
  });

  test.describe(`a failed shipment in ${language}`, () => {
    test.use({ language, viewport: { width: 1280, height: 800 } });

    test('reads and looks like a cancelled one', async ({ page, signIn, names }) => {
      await signIn('company');
      const chipOf = async (status: string) => {
        await page.goto(`${shipmentPaths.list}?status=${status}`);
        const chip = page
          .getByRole('row')
          .nth(1)
          .getByText(names.value('status', 'cancelled'), { exact: true });
        return chip.first().evaluate((element) => element.outerHTML);
      };
      expect(await chipOf('failed')).toBe(await chipOf('cancelled'));
    });
  });

  test.describe(`the list on a phone in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 800 } });

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
      await expectGoodScreen(page, `table-selected-${language}-390`);
      await bar.getByRole('button', { name: text('ui.table.unselect') }).click();
      await expect(bar).toHaveCount(0);
    });
  });
}

for (const language of oneLanguage) {
  test.describe(`lists in ${language}`, () => {
    test.use({ language, viewport: { width: 1280, height: 800 } });
    test.beforeEach(async ({ page, signIn }) => {
      await signIn('company');
      await page.goto(shipmentPaths.list);
      await expect(grid(page)).toBeVisible();
    });

    test('saves a query with its columns under a name', async ({ page, text }) => {
      const views = page.getByRole('button', { name: text('ui.views'), exact: true });
      await page.goto(`${shipmentPaths.list}?status=completed`);
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

    test('exports all pages of the visible columns', async ({ page, text, clientOf }) => {
      const { data } = await (
        await clientOf('company')
      ).GET('/website/shipments', {
        params: { query: { status: 'completed', limit: 1 } },
      });
      await page.goto(`${shipmentPaths.list}?status=completed`);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: text('ui.csv'), exact: true }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^mizan-shipments-\d{4}-\d\d-\d\d\.csv$/);
      const csv = await readFile(await file.path(), 'utf8');
      expect(csv.startsWith('\uFEFF')).toBe(true);
      const lines = csv.slice(1).trimEnd().split('\r\n');
      expect(lines).toHaveLength((data?.page.total ?? 0) + 1);
      expect(lines[0]?.startsWith(text('shipments.column.tracking_number'))).toBe(true);
      expect(lines[1]).toMatch(/^MZ\d{11},/);
      expect(csv).not.toMatch(/(^|,)"?[=+@]/m);
    });

    test.describe('a link to a page', () => {
      test.use({ provokes: [400] });

      test('of another account leads to the first page of the same query', async ({ page }) => {
        await page.goto(`${shipmentPaths.list}?status=completed&cursor=theirs`);
        await expect(page).toHaveURL(`${shipmentPaths.list}?status=completed`);
        await expect(grid(page)).toBeVisible();
      });
    });

    test.describe('several at once', () => {
      // Somebody else cancels one of them first.
      test.use({ provokes: [409] });

      test('cancels several, and reports the result of each', async ({ page, text, clientOf }) => {
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
        await bar.getByRole('button', { name: text('shipments.bulkCancel'), exact: true }).click();
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
        const lineOf = (at: number) => lines.filter({ hasText: booked[at]?.tracking_number ?? '' });
        await expect(lineOf(0)).toContainText(text('shipments.bulkCancel.already_cancelled'));
        await expect(lineOf(1)).toContainText(text('shipments.bulkCancel.cancelled'));
        await dialog.getByRole('button', { name: text('ui.close') }).click();
        await expect(bar).toHaveCount(0);
        const { data: after } = await client.GET('/website/shipments/{shipment_id}', {
          params: { path: { shipment_id: booked[1]?.id ?? '' } },
        });
        expect(after?.charge.refunded).toEqual(after?.charge.total_fee);
      });
    });

    test('finds stalled shipments', async ({ page, text }) => {
      await page
        .getByRole('button', { name: text('shipments.list.filter.stalled'), exact: true })
        .click();
      await page
        .getByRole('menuitemradio', { name: text('shipments.list.filter.stalledTrue') })
        .click();
      await expect(page).toHaveURL(/stalled=true/);
      const rows = grid(page).locator('tbody tr');
      await expect(rows.first()).toContainText(text('shipments.list.stalled'));
      for (const row of await rows.all()) {
        await expect(row).toContainText(text('shipments.list.stalled'));
      }
    });
  });
}

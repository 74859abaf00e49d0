import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import readExcelFile from 'read-excel-file/node';
import { renderPages } from '../server/pdf/testing/read-pages.ts';
import { reportPaths } from '../src/features/reports/address/report-paths.ts';
import { bookByApi } from './support/api-booking.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import { expectGoodScreen } from './support/screen.ts';
import { button } from './support/stop.ts';
import { expect, test } from './support/test.ts';

const week = 'period=this_week';

inArabicOnPhone(() => {
  test('a report is saved as files, and comes by e-mail each week', async ({
    page,
    text,
    signIn,
  }) => {
    const client = await signIn('company');
    const { tracking_number } = await bookByApi(client);
    const saved = async (name: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name, exact: true }).click();
      return readFile(await (await download).path());
    };

    await test.step('whole as a PDF and as a workbook, whose sheets are named like its tables', async () => {
      await page.goto(`${reportPaths.overview}?view=orders&${week}`);
      await button(page, text('reports.download')).click();
      await expectGoodScreen(page, 'files of a report');
      const pdf = await saved(text('reports.download.pdf'));
      expect((await renderPages(pdf, { pages: [0] })).count).toBeGreaterThan(0);
      await button(page, text('reports.download')).click();
      const sheets = await readExcelFile(await saved(text('reports.download.xlsx')));
      const names = sheets.map(({ sheet }) => sheet);
      expect(names).toContain(text('reports.by.source'));
      expect(sheets[0]?.data.map(([name]) => name)).toContain(text('reports.measure.orders'));
    });

    await test.step('what a figure counts, as CSV', async () => {
      await page.goto(`${reportPaths.overview}?view=orders&${week}&measure=orders`);
      await button(page.getByRole('dialog'), text('reports.download')).click();
      const lines = (await saved(text('reports.download.csv'))).toString();
      expect(lines).toContain(tracking_number);
    });

    await test.step('by e-mail, until it is stopped', async () => {
      await page.goto(`${reportPaths.overview}?view=orders&${week}`);
      const weekly = await openSchedule(page);
      await expectGoodScreen(page, 'a report by e-mail');
      await weekly.click();
      await expect(weekly).toHaveAttribute('aria-pressed', 'true');
      const scheduled = async () => (await client.GET('/website/scheduled-reports')).data?.data;
      expect(await scheduled()).toMatchObject([{ report: 'orders', frequency: 'week' }]);

      await page.goto(reportPaths.taxSummary);
      await openSchedule(page);
      await page.getByRole('link', { name: text('reports.title.orders') }).click();
      await expect(page).toHaveURL(/view=orders/);
      await (await openSchedule(page)).click();
      await expect.poll(scheduled).toEqual([]);
    });

    /** @returns the choice of every week. */
    async function openSchedule(on: Page) {
      await button(on, text('reports.schedule')).click();
      const choice = on.getByRole('button', { name: text('reports.schedule.week') });
      await expect(choice).toBeVisible();
      return choice;
    }
  });
});

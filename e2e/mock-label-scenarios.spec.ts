import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { exampleTime } from './support/stop.ts';
import { screens } from '../src/features/shipments/details/details.stops.ts';
import { prefer } from './support/prefer.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import { expectGoodScreen } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const label = '**/api/website/shipments/*/label';
const batch = '**/api/website/label-batches/lbl_*';

inArabicOnPhone(({ width }) => {
  test.beforeEach(async ({ page, signIn }) => {
    await page.clock.setFixedTime(exampleTime);
    await signIn('company');
  });

  test.describe('a label that cannot be made', () => {
    test.use({ provokes: [409, 500] });

    test('shows a message with what to do; a cancelled shipment has none', async ({
      page,
      text,
      checkScreen,
    }) => {
      const name = text('shipments.labels.label');
      const panel = page.getByRole('region', { name: text('shipments.labels.documents') });
      const download = panel.getByRole('button', {
        name: text('shipments.labels.downloadOne', { document: name }),
      });
      const toast = page.getByRole('alert');
      await page.goto(screens['shipment-details']);
      await prefer(page, label, 'code=500');
      await download.click();
      await expect(toast).toContainText(text('shipments.labels.failedLead'));
      await checkScreen('label-failed');
      await prefer(page, label, 'code=409');
      await download.click();
      // The text of the contract's example, which is in Arabic.
      await expect(toast.filter({ hasText: 'أنشئ شحنة جديدة' })).toBeVisible();

      await prefer(page, '**/api/website/shipments/*', 'example=cancelled');
      await page.reload();
      await expect(panel).toContainText(text('shipments.labels.none'));
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    });
  });

  test('a file of labels shows its progress, its failure and its completion', async ({
    page,
    text,
    checkScreen,
  }) => {
    await prefer(page, batch, 'example=rendering');
    await page.goto(shipmentPaths.list);
    if (width < 600) {
      await page.getByRole('button', { name: text('ui.table.selecting'), exact: true }).click();
    }
    const names = ['MZ48205173965', 'MZ77193402581'];
    for (const name of names) {
      await page.getByRole('checkbox', { name: text('ui.table.select', { name }) }).check();
    }
    const bar = page.getByRole('region', { name: text('ui.table.bulk') });
    await bar.getByRole('button', { name: text('shipments.bulkLabels'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: text('shipments.labels.several.title') });
    const begin = text('shipments.labels.several.begin', { count: names.length });
    await dialog.getByRole('button', { name: begin }).click();
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await expect(dialog.getByText(text('shipments.labels.several.goesOn'))).toBeVisible();
    await expect(dialog.getByRole('listitem')).toContainText('MZ13580246794');
    // Not at rest, because its progress continues.
    await expectGoodScreen(page, 'labels-rendering');
    // Of two routes the later one applies, so the default example is never used.
    await prefer(page, batch, 'example=failed');
    await expect(dialog.getByRole('alert')).toHaveText(text('shipments.labels.several.failed'));
    await checkScreen('labels-failed');
    await page.unrouteAll();
    await dialog.getByRole('button', { name: text('ui.retry') }).click();
    await dialog.getByRole('button', { name: begin }).click();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: text('shipments.labels.download') }).click();
    expect((await download).suggestedFilename()).toBe('mizan-labels-2026-11-21.pdf');
    await expect(page.getByText(text('shipments.labels.several.saved'))).toBeVisible();
  });
});

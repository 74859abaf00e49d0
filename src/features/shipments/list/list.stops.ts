import { checkFilters } from '../../../../e2e/support/filters.ts';
import { open, type Stops } from '../../../../e2e/support/stop.ts';
import { shipmentPaths } from '../paths.ts';

export const screens = { 'my-shipments': shipmentPaths.list };

export const stops: Stops = {
  async list({ page, text, signIn, checkScreen }) {
    await signIn('company');
    await open(page, shipmentPaths.list);
    await checkScreen('all');
    await page.getByRole('row').nth(2).getByRole('gridcell').nth(3).click();
    const panel = page.getByRole('region', { name: text('shipments.panel.title') });
    const charge = panel.getByRole('heading', { name: text('shipments.charge.title') });
    await checkScreen('with a panel', { shows: charge });
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: text('shipments.keys.title') });
    await checkScreen('keys', { shows: keys });
    await page.keyboard.press('Escape');
    await checkFilters(
      { page, text, checkScreen },
      ['courier_id', 'city', 'created', 'source'],
      (filter) => text(`shipments.list.filter.${filter}`),
    );
    await open(
      page,
      `${shipmentPaths.list}?status=completed&created_from=2025-01-02&created_to=2026-12-03`,
    );
    await checkScreen('filtered');
    await open(page, `${shipmentPaths.list}?q=nothing-like-this`);
    await checkScreen('nothing found', { shows: text('shipments.list.notFound.title') });
  },
};

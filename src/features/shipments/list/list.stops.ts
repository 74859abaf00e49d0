import { open, type Stops } from '../../../../e2e/support/stop.ts';
import { expect } from '../../../../e2e/support/test.ts';
import { shipmentPaths } from '../paths.ts';

export const screens = { 'my-shipments': shipmentPaths.list };

export const stops: Stops = {
  async list({ page, text, signIn, checkScreen }) {
    await signIn('company');
    await open(page, shipmentPaths.list);
    await checkScreen('all');
    const filters = page.getByRole('group', { name: text('ui.filters.name') });
    for (const filter of ['status', 'courier_id', 'city', 'created', 'source']) {
      const name = text(`shipments.list.filter.${filter}`);
      await filters.getByRole('button', { name, exact: true }).click();
      const popover = page.getByRole('dialog', { name, exact: true });
      await checkScreen(`filter by ${filter}`, { shows: popover });
      await page.keyboard.press('Escape');
      await expect(popover).toBeHidden();
    }
    await open(
      page,
      `${shipmentPaths.list}?status=completed&created_from=2025-01-02&created_to=2026-12-03`,
    );
    await checkScreen('filtered');
    await open(page, `${shipmentPaths.list}?q=nothing-like-this`);
    await checkScreen('nothing found', { shows: text('shipments.list.notFound.title') });
  },
};

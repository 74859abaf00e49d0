import { bookByApi } from '../../../../e2e/support/api-booking.ts';
import { button, open, type Stops } from '../../../../e2e/support/stop.ts';
import { expect } from '../../../../e2e/support/test.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import { shipmentPaths } from '../paths.ts';

type Shipment = components['schemas']['Shipment'];

export const screens = {
  'shipment-details': shipmentPaths.details('shp_01jd4a5r6s7t8v9w0x1y2z3a4b'),
};

export const stops: Stops = {
  async details({ page, text, names, signIn, clientOf, checkScreen }) {
    const client = await clientOf('company');
    await signIn('company');
    for (const status of ['completed', 'cancelled', 'failed'] as const) {
      const { data } = await client.GET('/website/shipments', {
        params: { query: { status, limit: 1 } },
      });
      await open(page, shipmentPaths.details(data?.data[0]?.id ?? ''));
      await checkScreen(status);
    }
    const booked = await bookByApi(client);
    await open(page, shipmentPaths.details(booked.id));
    await checkScreen('pending');
    await button(page, text('shipments.edit')).click();
    await expect(page.getByRole('dialog', { name: text('shipments.edit.title') })).toBeVisible();
    await checkScreen('edit');
    await page.keyboard.press('Escape');
    await button(page, text('shipments.cancel.confirm')).click();
    const question = page.getByRole('dialog', { name: text('shipments.cancel.question') });
    await checkScreen('question', { shows: question });
    await question.getByRole('button', { name: text('shipments.cancel.confirm') }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText(names.value('status', 'cancelled')).first()).toBeVisible();
    await checkScreen('cancelled with a toast');
  },
};

export const fullStops: Stops = {
  async 'details that differ'({ page, text, signIn, clientOf, checkScreen, provoke }) {
    provoke(404);
    await signIn('company');
    const booked = await bookByApi(await clientOf('company'));
    await page.route('**/api/website/shipments/*', async (route) => {
      const answer = await route.fetch();
      const json = (await answer.json()) as Shipment;
      const { total_fee } = json.charge;
      await route.fulfill({ json: { ...json, charge: { ...json.charge, recharged: total_fee } } });
    });
    await open(page, shipmentPaths.details(booked.id));
    await checkScreen('delivered anyway', { shows: text('shipments.charge.deliveredAnyway') });
    await page.unroute('**/api/website/shipments/*');
    const theirs = await bookByApi(await clientOf('individual'));
    await open(page, shipmentPaths.details(theirs.id));
    await checkScreen('not found', { shows: text('shipments.details.notFound.title') });
    const path = shipmentPaths.details('../etc');
    await open(page, path);
    await expect(page.getByText(text('app.error.invalidParameter', { path }))).toBeVisible();
    await checkScreen('no id at all');
  },
};

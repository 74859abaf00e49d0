import { boxIn, receiverName, type BookingForm, unfold } from './support/booking-form.ts';
import { bookByApi } from './support/api-booking.ts';
import { type ApiClient } from './support/client.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import { button } from './support/stop.ts';
import { expect, test as base } from './support/test.ts';
import { billingPaths } from '../src/features/billing/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';

const test = base.extend<{ client: ApiClient }>({
  // A new account, without saved data.
  client: async ({ enterAsNew }, use) => {
    await use((await enterAsNew()).client);
  },
});

const nameBox = (form: BookingForm) => boxIn(form, 'receiver', 'receiver.full_name');
const noteBox = (form: BookingForm) => boxIn(form, 'shipment', 'note');

inArabicOnPhone(() => {
  test.use({ provokes: [409] });

  test('a draft is saved while typing and continued elsewhere, and a conflict loses nothing', async ({
    form,
    client,
    context,
    browser,
    checkScreen,
  }) => {
    const { page, text } = form;
    const saved = page.getByText(text('shipments.create.draft.saved'));
    const drafts = async () => (await client.GET('/website/shipment-drafts')).data?.data ?? [];
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/shipment-drafts')) sent.push(request.method());
    });
    await page.goto(shipmentPaths.create);
    await expect(page.getByText(text('shipments.create.draft.lead'))).toBeVisible();
    await nameBox(form).pressSequentially(receiverName);
    await expect(saved).toBeVisible();
    expect(sent).toEqual(['POST']);
    await expect(page).toHaveURL(/\?draft=dft_/);

    const device = await browser.newContext({ storageState: await context.storageState() });
    const other: BookingForm = { ...form, page: await device.newPage() };
    await other.page.goto(page.url());
    await expect(nameBox(other)).toHaveValue(receiverName);
    await unfold(other, 'shipment');
    await noteBox(other).fill('من جهاز آخر');
    await expect.poll(drafts).toMatchObject([{ note: 'من جهاز آخر' }]);
    await device.close();

    await unfold(form, 'shipment');
    await noteBox(form).fill('من هذا الجهاز');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(text('shipments.saved.draft.changed'));
    await checkScreen('draft-changed');
    await button(alert, text('shipments.saved.draft.keepAsNew')).click();
    await expect(saved).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expect.poll(drafts).toMatchObject([{ note: 'من هذا الجهاز' }, { note: 'من جهاز آخر' }]);
    await page.reload();
    await unfold(form, 'shipment');
    await expect(noteBox(form)).toHaveValue('من هذا الجهاز');

    const dialog = page.getByRole('dialog', { name: text('shipments.create.drafts') });
    await page.getByRole('button', { name: text('shipments.create.drafts') }).click();
    await expect(dialog.getByText(receiverName)).toHaveCount(2);
    const of = (id: string) =>
      dialog.getByRole('button', { name: text(id, { name: receiverName }) });
    await of('shipments.saved.draft.takeOne').last().click();
    await expect(nameBox(form)).toHaveValue(receiverName);
    await unfold(form, 'shipment');
    await expect(noteBox(form)).toHaveValue('من جهاز آخر');

    await page.getByRole('button', { name: text('shipments.create.drafts') }).click();
    await of('shipments.saved.deleteOne').first().click();
    const name = text('shipments.saved.delete.ask', { name: receiverName });
    await button(page.getByRole('dialog', { name }), text('shipments.saved.delete')).click();
    await expect.poll(async () => (await drafts()).length).toBe(1);
  });
});

test(
  'a draft that cannot be saved interrupts nobody',
  { tag: '@full' },
  async ({ form, client, provoke }) => {
    provoke('ERR_FAILED');
    const { page, text } = form;
    const drafts = '**/website/shipment-drafts';
    await page.route(drafts, (route) => route.abort());
    await page.goto(shipmentPaths.create);
    const reference = boxIn(form, 'order', 'reference_id');
    await unfold(form, 'order');
    await reference.fill('E2E-cut');
    await expect(page.getByText(text('shipments.create.draft.failed'))).toBeVisible();
    await page.unrouteAll();
    // Without the first draft's id, the next save is another request to create one.
    const saving = Promise.withResolvers<void>();
    await page.route(drafts, async (route) => {
      await saving.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(drafts);
    await page.reload();
    await unfold(form, 'order');
    await expect(reference).toHaveValue('E2E-cut');
    await asked;

    const loading = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await loading.promise;
      await route.continue();
    });
    const next = page.waitForRequest('**/assets/*.js');
    await page.locator(`nav a[href="${billingPaths.overview}"]`).first().click();
    await next;
    saving.resolve();
    await expect(page.getByText(text('shipments.create.draft.saved'))).toBeVisible();
    loading.resolve();
    await expect(page).toHaveURL((url) => url.pathname === billingPaths.overview);
    const { data } = await client.GET('/website/shipment-drafts');
    expect(data?.data).toMatchObject([{ reference_id: 'E2E-cut' }]);
  },
);

test(
  'a shipment is copied into a new one',
  { tag: '@full' },
  async ({ page, text, signIn, form }) => {
    const shipment = await bookByApi(await signIn('company'));
    await page.goto(shipmentPaths.details(shipment.id));
    await page.getByRole('link', { name: text('shipments.details.duplicate') }).click();
    await expect(nameBox(form)).toHaveValue(shipment.receiver.full_name);
    await expect(boxIn(form, 'shipment', 'weight')).toHaveValue('2');
    await unfold(form, 'order');
    await expect(boxIn(form, 'order', 'product_name')).toHaveValue('كتاب');
    await expect(boxIn(form, 'order', 'reference_id')).toHaveValue('');
    // Its price is requested again, from the same courier.
    await expect
      .poll(() => new URL(page.url()).searchParams.get('courier'))
      .toBe(shipment.courier.id);
    await page.reload();
    await expect(nameBox(form)).toHaveValue(shipment.receiver.full_name);
  },
);

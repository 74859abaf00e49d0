import {
  createdDialog,
  fillBooking,
  labelOf,
  openBooking,
  unfold,
  receiverName,
  section,
  submitButton,
} from './support/booking-form.ts';
import { type ApiClient } from './support/client.ts';
import { fill } from './support/form.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import { expect, test as base } from './support/test.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';

const test = base.extend<{ client: ApiClient }>({
  // A new account, without saved data.
  client: async ({ enterAsNew }, use) => {
    await use((await enterAsNew()).client);
  },
});

const sara = {
  ...{
    full_name: 'سارة المحفوظة (تجريبي)',
    phone: '+966512345601',
    address_type: 'office' as const,
  },
  ...{ country: 'SA', state: 'MQ', city: 'jeddah', short_address: 'JDAA1234' },
  company: 'متجر العيّنة (تجريبي)',
};
const hind = { ...sara, full_name: 'هند المحفوظة (تجريبي)', phone: '+966512345602' };
const box = {
  ...{ name: 'علبة عطر (تجريبية)', weight: 600, weight_unit: 'g' as const },
  ...{ length: 210, width: 150, height: 100, dimension_unit: 'cm' as const },
  ...{ shipment_type: 'fragile' as const, packaging_type: 'bag' as const },
};

const message = `السلام عليكم
عبدالمجيد العيّنة
الطائف حي شهار شارع أبو بكر الصديق جنب مطعم العيّنة
٠٥٥٤٤١٨٩٠٦
٠٥٠٧٧٣١٢٦٤`;

inArabicOnPhone(() => {
  test('a saved receiver is suggested while typing, and fills in the form', async ({
    form,
    client,
    checkScreen,
  }) => {
    const { page, text } = form;
    for (const body of [sara, hind]) await client.POST('/website/receivers', { body });
    await page.goto(shipmentPaths.create);
    const receiver = section(form, 'receiver');
    const name = receiver.getByRole('combobox', { name: labelOf(form, 'receiver.full_name') });
    await name.fill('ساره');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options).toHaveText([/سارة المحفوظة.*\+966 51 234 5601/]);
    await checkScreen('saved-suggestions');
    await name.press('ArrowDown');
    await name.press('Enter');
    await expect(name).toHaveValue(sara.full_name);
    await expect(options).toHaveCount(0);
    const short = receiver.getByLabel(labelOf(form, 'receiver.short_address'));
    await expect(short).toHaveValue(sara.short_address);
    await unfold(form, 'receiver');
    await expect(receiver.getByLabel(labelOf(form, 'receiver.company'))).toHaveValue(sara.company);
    // By the phone number as dialled within Saudi Arabia.
    await name.fill('0512345602');
    await expect(options).toHaveText([/هند المحفوظة/]);
    await options.first().click();
    await expect(name).toHaveValue(hind.full_name);
    await expect(receiver.getByRole('checkbox')).toHaveCount(0);
    await fill(receiver, labelOf(form, 'receiver.company'), 'متجر آخر');
    await expect(
      receiver.getByLabel(text('shipments.saved.keep.update'), { exact: true }),
    ).toBeVisible();
  });

  test(
    'receivers and parcels are managed in their dialogs',
    { tag: '@full' },
    async ({ form, client, checkScreen }) => {
      const { page, text } = form;
      await client.POST('/website/receivers', { body: sara });
      await client.POST('/website/parcel-presets', { body: box });
      await page.goto(shipmentPaths.create);
      await page.getByRole('button', { name: text('shipments.create.savedReceivers') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(sara.full_name)).toBeVisible();
      await checkScreen('saved-receivers');
      const of = (id: string, name: string) =>
        dialog.getByRole('button', { name: text(id, { name }) });
      await of('shipments.saved.editOne', sara.full_name).click();
      await fill(dialog, labelOf(form, 'receiver.full_name'), 'سارة الجديدة (تجريبي)');
      await checkScreen('saved-receiver-editor');
      const question = page.getByRole('dialog', { name: text('ui.leave.title') });
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: text('ui.leave.stay') }).click();
      await expect(question).toHaveCount(0);
      await dialog.getByRole('button', { name: text('shipments.saved.save') }).click();
      await of('shipments.saved.takeOne', 'سارة الجديدة (تجريبي)').click();
      await expect(dialog).toHaveCount(0);
      const receiver = section(form, 'receiver');
      await expect(receiver.getByLabel(labelOf(form, 'receiver.full_name'))).toHaveValue(
        'سارة الجديدة (تجريبي)',
      );

      await page.getByRole('button', { name: text('shipments.create.savedParcels') }).click();
      await expect(dialog.getByText(box.name)).toBeVisible();
      await checkScreen('saved-parcels');
      await of('shipments.saved.editOne', box.name).click();
      await fill(dialog, text('shipments.saved.preset.name'), 'علبة أخرى (تجريبية)');
      // The draft behind the dialog is saved, and its id written into the address.
      await expect(page).toHaveURL(/draft=/);
      await dialog.getByRole('button', { name: text('shipments.saved.back') }).click();
      await question.getByRole('button', { name: text('ui.leave.leave'), exact: true }).click();
      await expect(question).toHaveCount(0);
      await of('shipments.saved.takeOne', box.name).click();
      const parcel = section(form, 'shipment');
      await expect(parcel.getByLabel(labelOf(form, 'weight'), { exact: true })).toHaveValue('600');
      await expect(parcel.getByRole('textbox', { name: text('ui.dimension.length') })).toHaveValue(
        '21',
      );
      // The forms of the dialogs did not submit the booking form.
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );
});

inArabicOnPhone(() => {
  test('a message pasted into the name field fills in the receiver', async ({
    form,
    client,
    checkScreen,
  }) => {
    expect(client).toBeDefined();
    const { page, text, names } = form;
    await page.goto(shipmentPaths.create);
    const receiver = section(form, 'receiver');
    const name = receiver.getByRole('combobox', { name: labelOf(form, 'receiver.full_name') });
    await name.focus();
    await name.evaluate((box, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      const event = { clipboardData, bubbles: true, cancelable: true };
      box.dispatchEvent(new ClipboardEvent('paste', event));
    }, message);
    const dialog = page.getByRole('dialog', { name: text('shipments.create.paste.title') });
    await expect(dialog.getByRole('textbox')).toHaveValue(message);
    await expect(dialog.getByRole('definition')).toHaveText([
      ...['عبدالمجيد العيّنة', names.city('taif'), 'أبو بكر الصديق', 'شهار'],
      'جنب مطعم العيّنة',
    ]);
    await checkScreen('pasted-message', { alone: true, axe: 'both' });
    await dialog.getByRole('radio', { name: '+966 50 773 1264' }).check();
    await dialog.getByRole('button', { name: text('shipments.create.paste.fill') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(name).toHaveValue('عبدالمجيد العيّنة');
    const valueOf = (field: string) => receiver.getByLabel(labelOf(form, field), { exact: true });
    await expect(valueOf('receiver.phone')).toHaveValue('50 773 1264');
    await expect(valueOf('receiver')).toHaveValue(names.city('taif'));
    await expect(valueOf('receiver.street_name')).toHaveValue('أبو بكر الصديق');
    // The first field that is needed and that the message does not say.
    await expect(valueOf('receiver.building_no')).toBeFocused();
  });
});

test('a receiver is saved with the booking, and updated with the next', async ({
  text,
  signIn,
  clientOf,
  form,
}) => {
  test.setTimeout(120_000);
  const client = await clientOf('company');
  const kept = async () =>
    (await client.GET('/website/receivers', { params: { query: { q: receiverName } } })).data?.data;
  const receiver = section(form, 'receiver');
  await signIn('company');
  await openBooking(form);
  await fillBooking(form, 'E2E-keep');
  await receiver.getByRole('checkbox', { name: text('shipments.saved.keep.new') }).check();
  await submitButton(form).click();
  await expect(createdDialog(form)).toBeVisible();
  await expect.poll(kept).toMatchObject([{ full_name: receiverName, company: 'منشأة تجريبية' }]);
  const [first] = (await kept()) ?? [];

  await openBooking(form);
  await fillBooking(form, 'E2E-keep-again');
  // Found by the phone number alone, he is offered.
  await receiver.getByRole('button', { name: text('shipments.saved.take'), exact: true }).click();
  await fill(receiver, labelOf(form, 'receiver.company'), 'منشأة أخرى (تجريبية)');
  await receiver.getByRole('checkbox', { name: text('shipments.saved.keep.update') }).check();
  await submitButton(form).click();
  await expect(createdDialog(form)).toBeVisible();
  await expect.poll(kept).toMatchObject([{ id: first?.id, company: 'منشأة أخرى (تجريبية)' }]);
});

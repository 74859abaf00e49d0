import { expect, type Locator, type Page } from '@playwright/test';
import { shipmentPaths } from '../../src/features/shipments/paths.ts';
import { boxOf, check, fill, search, select } from './form.ts';
import type { Names } from './names.ts';
import type { TextOf } from './texts.ts';

/** The form of `/shipments/CreateShipment` in one language. */
export interface BookingForm {
  page: Page;
  text: TextOf;
  names: Names;
  /** Writes digits as the person in the test types them. */
  digits: (plain: string) => string;
}

type Section = 'receiver' | 'shipment' | 'sender' | 'payment' | 'order';

/** Name of the receiver that {@link fillBooking} types. */
export const receiverName = 'عميل تجريبي أحمد الجُهنى';

export function section({ page, text }: BookingForm, name: Section): Locator {
  return page.getByRole('region', { name: text(`shipments.create.${name}`), exact: true });
}

/** The label of a field by its path in the contract: `receiver.full_name`. */
export function labelOf({ text }: BookingForm, field: string): string {
  return text(`shipments.create.field.${field}`);
}

/** The box of a field by its path in the contract. */
export function boxIn(form: BookingForm, part: Section, field: string): Locator {
  return boxOf(section(form, part), labelOf(form, field));
}

export function submitButton({ page, text }: BookingForm): Locator {
  return page.getByRole('button', { name: text('shipments.create.submit'), exact: true });
}

export function createdDialog({ page, text }: BookingForm): Locator {
  return page.getByRole('dialog', { name: text('shipments.create.created') });
}

/** Shows the fields that a section sums up in one line or keeps behind a button. */
export async function unfold(form: BookingForm, part: Section): Promise<void> {
  const { text } = form;
  const change = (name: string) => text('ui.fold.change.name', { name });
  const buttons: Record<Section, readonly string[]> = {
    receiver: [text('shipments.create.receiver.more')],
    shipment: [change(text('shipments.create.handling'))],
    sender: [change(text('shipments.create.sender'))],
    payment: [],
    order: [change(text('shipments.create.order')), text('shipments.create.order.more')],
  };
  await expect(section(form, part)).toBeVisible();
  for (const name of buttons[part]) {
    const button = section(form, part).getByRole('button', { name, exact: true });
    if (await button.isVisible()) await button.click();
  }
}

/** Opens an empty form, fills in what prices need, and chooses the cheapest. */
export async function openBooking(form: BookingForm, city = 'jeddah'): Promise<void> {
  const { page, text, names, digits } = form;
  await page.goto(shipmentPaths.create);
  const receiver = section(form, 'receiver');
  await search(page, receiver, labelOf(form, 'receiver'), names.city(city));
  await fill(section(form, 'shipment'), labelOf(form, 'weight'), digits('2'));
  const offers = page.getByRole('complementary', { name: text('shipments.create.price') });
  await offers.getByRole('listitem').getByRole('button').first().click();
  await expect(offers.getByText(text('shipments.create.balanceAfter'))).toBeVisible();
}

/** Fills every field that neither the prices nor the profile has filled. */
export async function fillBooking(form: BookingForm, reference: string): Promise<void> {
  const { digits } = form;
  const label = (field: string) => labelOf(form, field);
  await fillReceiverAndParcel(form);
  await unfold(form, 'order');
  const order = section(form, 'order');
  await fill(order, label('product_name'), 'عباءة مطرزة');
  await fill(order, label('quantity'), digits('2'));
  await fill(order, label('price'), digits('450'));
  await fill(order, label('reference_id'), reference);
}

/** The same without the order. */
export async function fillReceiverAndParcel(form: BookingForm): Promise<void> {
  const { text, names, digits } = form;
  const label = (field: string) => labelOf(form, field);
  const receiver = section(form, 'receiver');
  await fill(receiver, label('receiver.full_name'), receiverName);
  await fill(receiver, label('receiver.phone'), digits('0500000107'));
  await receiver.getByRole('button', { name: text('shipments.create.address.full') }).click();
  await fill(receiver, label('receiver.street_name'), 'شارع العيّنة');
  await fill(receiver, label('receiver.building_no'), digits('2214'));
  await fill(receiver, label('receiver.district'), 'حي العيّنة');
  await fill(receiver, label('receiver.postal_code'), digits('23456'));
  await fill(receiver, label('receiver.additional_number'), digits('8810'));
  await unfold(form, 'receiver');
  await fill(receiver, label('receiver.landmark'), 'بجوار برج العيّنة');
  await check(receiver, label('receiver.address_type'), names.value('address_type', 'office'));
  await fill(receiver, label('receiver.email'), 'receiver@customer.example');
  await fill(receiver, label('receiver.company'), 'منشأة تجريبية');
  await fill(receiver, label('receiver.message'), 'شكرًا لطلبك.');

  const parcel = section(form, 'shipment');
  await select(parcel, label('size'), names.value('size', 'custom'));
  await fill(parcel, text('ui.dimension.length'), digits('40'));
  await fill(parcel, text('ui.dimension.width'), digits('30'));
  await fill(parcel, text('ui.dimension.height'), digits('20'));
  await unfold(form, 'shipment');
  await select(parcel, label('packaging_type'), names.value('packaging_type', 'box'));
  const days = parcel.getByRole('group', { name: label('preferred_delivery_day'), exact: true });
  await days.locator('input:enabled').nth(1).check();
  const evening = names.value('preferred_delivery_time', '18-21');
  await check(parcel, label('preferred_delivery_time'), evening);
  await fill(parcel, label('note'), 'يرجى الاتصال قبل التوصيل.');
}

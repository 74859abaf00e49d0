import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { labelOf, section, submitButton, unfold } from './support/booking-form.ts';
import { boxOf, fill } from './support/form.ts';
import { expect, test } from './support/test.ts';

/** The specification's messages for invalid fields. In Arabic the walk judges them. */
const messages = {
  required: 'This field is required',
  email: 'Invalid email format',
  number: 'This field must be a number',
  min: 'Field must be at least 1',
  max: 'Field must be at most 50',
  positive: 'Field must be greater than 0',
} as const;

test.use({ language: 'en' });

test('each invalid field shows its error', async ({ page, signIn, text, form }) => {
  await signIn('company');
  await page.goto(shipmentPaths.create);
  const receiver = section(form, 'receiver');
  const shipment = section(form, 'shipment');
  const order = section(form, 'order');
  for (const part of ['receiver', 'shipment', 'order'] as const) await unfold(form, part);
  await fill(receiver, labelOf(form, 'receiver.email'), 'nobody');
  await fill(receiver, labelOf(form, 'receiver.phone'), '12');
  await fill(shipment, labelOf(form, 'weight'), 'abc');
  await fill(shipment, labelOf(form, 'pieces'), '51');
  await fill(order, labelOf(form, 'product_name'), '');
  await fill(order, labelOf(form, 'quantity'), '0');
  await fill(order, labelOf(form, 'price'), '0');
  await submitButton(form).click();

  const box = (place: typeof receiver, field: string) => boxOf(place, labelOf(form, field));
  const says = (place: typeof receiver, field: string, words: string) =>
    expect(box(place, field)).toHaveAccessibleDescription(words);
  await says(receiver, 'receiver.full_name', messages.required);
  await says(receiver, 'receiver.short_address', messages.required);
  await says(receiver, 'receiver.email', messages.email);
  const example = '\u206651\u00a0234\u00a05678\u2069';
  const tooShort = text('ui.phone.error', { error: text('validation.too_short'), example });
  await says(receiver, 'receiver.phone', tooShort);
  await says(shipment, 'weight', messages.number);
  await says(shipment, 'pieces', messages.max);
  await says(order, 'product_name', messages.required);
  await says(order, 'quantity', messages.min);
  await says(order, 'price', messages.positive);

  await fill(receiver, labelOf(form, 'receiver.email'), 'receiver@customer.example');
  await says(receiver, 'receiver.email', '');
});

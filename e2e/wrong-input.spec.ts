import { authPaths } from '../src/features/auth/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { labelOf, section, submitButton } from './support/booking-form.ts';
import { boxOf, fill } from './support/form.ts';
import { expect, test } from './support/test.ts';

/** The specification's messages for invalid fields; in Arabic those of the catalogue. */
const messages = {
  required: 'This field is required',
  email: 'Invalid email format',
  number: 'This field must be a number',
  min: 'Field must be at least {number}',
  max: 'Field must be at most {number}',
  positive: 'Field must be greater than 0',
} as const;

for (const language of ['ar', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('each invalid field shows its error', async ({ page, signIn, text, form }) => {
      const message = (code: keyof typeof messages, number = '') =>
        language === 'en'
          ? messages[code].replace('{number}', number)
          : text(`validation.${code}`, { number });
      await signIn('company');
      await page.goto(shipmentPaths.create);
      const receiver = section(form, 'receiver');
      const shipment = section(form, 'shipment');
      const order = section(form, 'order');
      await fill(receiver, labelOf(form, 'receiver.email'), 'nobody');
      await fill(receiver, labelOf(form, 'receiver.phone'), '12');
      await fill(shipment, labelOf(form, 'weight'), 'abc');
      await fill(shipment, labelOf(form, 'pieces'), '51');
      await fill(order, labelOf(form, 'quantity'), '0');
      await fill(order, labelOf(form, 'price'), '0');
      await submitButton(form).click();

      const box = (place: typeof receiver, field: string) => boxOf(place, labelOf(form, field));
      const says = (place: typeof receiver, field: string, words: string) =>
        expect(box(place, field)).toHaveAccessibleDescription(words);
      await says(receiver, 'receiver.full_name', message('required'));
      await says(receiver, 'receiver.short_address', message('required'));
      await says(receiver, 'receiver.email', message('email'));
      const example = '\u206651\u00a0234\u00a05678\u2069';
      const tooShort = text('ui.phone.error', { error: text('validation.too_short'), example });
      await says(receiver, 'receiver.phone', tooShort);
      await says(shipment, 'weight', message('number'));
      await says(shipment, 'pieces', message('max', '50'));
      await says(order, 'product_name', message('required'));
      await says(order, 'quantity', message('min', '1'));
      await says(order, 'price', message('positive'));

      await fill(receiver, labelOf(form, 'receiver.email'), 'receiver@customer.example');
      await says(receiver, 'receiver.email', '');
    });

    test('sign-in reports its empty fields', async ({ page, text }) => {
      await page.goto(authPaths.signIn);
      await page.getByLabel(text('auth.login')).fill('nobody');
      await page.getByRole('button', { name: text('auth.signIn.submit'), exact: true }).click();
      const password = page.getByLabel(text('auth.password'), { exact: true });
      await expect(password).toHaveAccessibleDescription(text('validation.required'));
      const email = page.getByLabel(text('auth.login'));
      await expect(email).toHaveAccessibleDescription(text('validation.email'));
    });
  });
}

import { galleryPath } from '../src/features/gallery/paths.ts';
import { homePath } from '../src/features/home/paths.ts';
import { pricingPath } from '../src/features/pricing/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { boxIn, labelOf, section, submitButton, unfold } from './support/booking-form.ts';
import { fill } from './support/form.ts';
import { button } from './support/stop.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ signIn }) => signIn('company'));

test('leaving a form asks only if there are changes', async ({ page, text, provoke }) => {
  provoke('ERR_FAILED');
  // The home page, which may still be shown after going back, has a form too.
  const form = page.locator('form').filter({ has: page.getByText('الرئيسية') });
  const name = form.getByRole('textbox');
  const home = form.getByRole('link', { name: 'الرئيسية' });
  const question = page.getByRole('dialog', { name: text('ui.leave.title') });
  const open = () => page.goto(`${galleryPath}?piece=form-shell`);

  await open();
  await name.fill('changed');
  await home.click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('changed');
  await expect(home).toBeFocused();
  await button(page, 'تراجع').first().click();
  await home.click();
  await expect(page).toHaveURL(homePath);

  await page.goBack();
  await name.fill('saved');
  await button(page, 'حفظ').first().click();
  await home.click();
  await expect(page).toHaveURL(homePath);

  await page.goBack();
  await name.fill('given up');
  await home.click();
  await question.getByRole('button', { name: text('ui.leave.leave'), exact: true }).click();
  await expect(page).toHaveURL(homePath);

  await open();
  await expect(name).toBeVisible();
  await page.route('**/*.js', (route) => route.abort());
  await name.fill('changed');
  page.once('dialog', (dialog) => dialog.dismiss());
  const asked = page.waitForEvent('dialog');
  await home.click();
  expect((await asked).message()).toContain(text('ui.leave.title'));
  await expect(name).toHaveValue('changed');
  page.once('dialog', (dialog) => dialog.accept());
  await page.unrouteAll();
  await home.click();
  await expect(page).toHaveURL(homePath);
});

test('invalid fields are summarised, and a closing tab asks', async ({ page, text, form }) => {
  await page.goto(shipmentPaths.create);
  const label = labelOf(form, 'receiver.full_name');
  const name = boxIn(form, 'receiver', 'receiver.full_name');
  await submitButton(form).click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText(label);
  await summary.getByRole('button', { name: label, exact: true }).click();
  await expect(name).toBeFocused();

  await name.fill('عميل تجريبي');
  await page
    .getByRole('link', { name: text('app.navigation.myShipments') })
    .first()
    .click();
  await expect(page).toHaveURL(shipmentPaths.list);
  await page.goBack();
  await expect(name).toHaveValue('عميل تجريبي');
  await name.fill('عميل تجريبي ثانٍ');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(name).toHaveValue('عميل تجريبي ثانٍ');
});

test.describe('errors from the server', () => {
  test.use({ provokes: [422], language: 'en' });

  test('are shown at their field, or above the button', async ({ page, text }) => {
    await page.route('**/api/website/quotes', async (route) => {
      await route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        json: {
          type: 'urn:mizan:problem:validation_failed',
          title: 'Some fields need mending',
          status: 422,
          code: 'validation_failed',
          errors: [
            { pointer: '/pieces', code: 'max', params: { maximum: 50 } },
            { pointer: '/amount_to_collect', code: 'required' },
            { pointer: '/somewhere/else', code: 'unknown_field' },
          ],
        },
      });
    });
    const parcel = 'from=riyadh&to=jeddah&weight=2kg&payment=cash_on_delivery&collect=100';
    await page.goto(`${pricingPath}?${parcel}`);
    const pieces = page.getByRole('textbox', { name: text('shared.pricing.form.pieces') });
    await expect(pieces).toHaveAccessibleDescription('Field must be at most 50');
    const amount = page.getByRole('textbox', { name: text('shared.pricing.form.collect') });
    await expect(amount).toHaveAccessibleDescription('This field is required');
    await expect(page.getByRole('alert')).toContainText('/somewhere/else');

    // Leaving an invalid field shows its message, which moves the button under the pointer.
    await button(page, text('pricing.form.details')).click();
    await fill(page, text('ui.dimension.length'), '0');
    const place = await button(page, text('pricing.form.submit')).boundingBox();
    if (!place) throw new Error('the button is not there');
    await page.mouse.move(place.x + place.width / 2, place.y + 4);
    await page.mouse.down();
    await page.waitForTimeout(120);
    await page.mouse.up();
    const width = page.getByRole('textbox', { name: text('ui.dimension.width') });
    await expect(width).toHaveAccessibleDescription(text('validation.required'));
  });
});

test(
  'numbering plans and flags load when they are needed',
  { tag: '@full' },
  async ({ page, text, form }) => {
    const large = new Set<string>();
    page.on('response', async (response) => {
      if (!response.url().endsWith('.js')) return;
      const code = await response.text();
      if (/country_calling_codes['"]?:\{/.test(code)) large.add('plans');
      if (code.split('<svg').length > 200) large.add('flags');
    });
    const released = Promise.withResolvers<void>();
    await page.route(/\/phone-entry-[^/]*\.js$/, async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto(shipmentPaths.create);
    const phone = boxIn(form, 'receiver', 'receiver.phone');
    const name = boxIn(form, 'receiver', 'receiver.full_name');
    const email = boxIn(form, 'receiver', 'receiver.email');
    await expect(phone).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([...large]).toEqual([]);

    await unfold(form, 'receiver');
    await phone.fill('0500000107');
    await name.fill('عميل تجريبي');
    await email.focus();
    // Its rules have loaded: the emptied name is reported at once.
    await name.fill('');
    await email.focus();
    const required = section(form, 'receiver').getByText(text('validation.required'));
    await expect(required).toBeVisible();
    await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
    released.resolve();
    await expect(phone).toHaveValue('50 000 0107');
    await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => [...large]).toEqual(['plans']);
    await phone.focus();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => [...large]).toEqual(['plans', 'flags']);
  },
);

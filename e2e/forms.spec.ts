import type { Locator, Page } from '@playwright/test';
import { authPaths } from '../src/features/auth/paths.ts';
import { galleryPath } from '../src/features/gallery/paths.ts';
import { homePath } from '../src/features/home/paths.ts';
import { pricingPath } from '../src/features/pricing/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { labelOf, section, submitButton } from './support/booking-form.ts';
import { fill } from './support/form.ts';
import { oneLanguage } from './support/journeys.ts';
import { expect, test } from './support/test.ts';

/** mock-gallery.spec.ts shows that no piece has findings of axe; these tests use the pieces. */
async function openPiece(page: Page, piece: string): Promise<void> {
  await page.goto(`${galleryPath}?piece=${piece}`);
}

/** The first state of a piece with this name. */
function stateOf(page: Page, name: string): Locator {
  return page.getByText(name, { exact: true }).first().locator('xpath=ancestor::div[1]');
}

/** Drops files on a file input, like a file manager. */
async function drop(zone: Locator, files: { name: string; bytes: number }[]): Promise<void> {
  const dataTransfer = await zone.page().evaluateHandle((dropped) => {
    const data = new DataTransfer();
    for (const { name, bytes } of dropped) data.items.add(new File(['x'.repeat(bytes)], name));
    return data;
  }, files);
  await zone.dispatchEvent('drop', { dataTransfer });
}

for (const language of ['ar', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    /** The gallery's text in the test's language. */
    const sample = (arabic: string, english: string) => (language === 'ar' ? arabic : english);

    test('errors are announced to screen readers', async ({ page, text }) => {
      const required = text('validation.required');
      for (const [piece, role] of [
        ['text-input', 'textbox'],
        ['select-input', 'combobox'],
        ['city-picker', 'combobox'],
        ['choice-input', 'group'],
        ['rating-input', 'group'],
        ['checkbox-input', 'checkbox'],
      ] as const) {
        await openPiece(page, piece);
        const name = piece === 'checkbox-input' ? 'box, with an error' : 'with an error';
        const field = stateOf(page, name).getByRole(role).first();
        await expect(field).toHaveAccessibleDescription(required);
      }
      await openPiece(page, 'date-input');
      const day = stateOf(page, 'with an error').getByRole('group');
      await expect(day).toHaveAccessibleDescription(text('validation.not_served_day'));
      await expect(day).toHaveAttribute('aria-invalid', 'true');
    });

    test('a list is searched by keyboard with any variant of a letter', async ({ page }) => {
      await openPiece(page, 'city-picker');
      const city = stateOf(page, 'empty').getByRole('combobox');
      await city.focus();
      await page.keyboard.type('ابها');
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(city).toHaveValue(sample('أبها', 'Abha'));
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('listbox')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toBeHidden();
      await expect(city).toHaveValue(sample('أبها', 'Abha'));
    });

    test('choices and stars follow the arrow keys', async ({ page, text }) => {
      await openPiece(page, 'choice-input');
      const choices = stateOf(page, 'empty').getByRole('radio');
      await choices.first().focus();
      await page.keyboard.press('ArrowDown');
      await expect(choices.nth(1)).toBeChecked();

      await openPiece(page, 'rating-input');
      const three = text('ui.rating.stars', { stars: 3 });
      const four = stateOf(page, 'filled, with help').getByRole('radio', { checked: true });
      await expect(four).toHaveAccessibleName(text('ui.rating.stars', { stars: 4 }));
      await four.focus();
      await page.keyboard.press('ArrowUp');
      await expect(four).toHaveAccessibleName(three);
    });

    test('leaving asks only if there are changes', async ({ page, signIn, text }) => {
      await signIn('company');
      await openPiece(page, 'form-shell');
      const form = stateOf(page, 'at rest, leaving with changes asks');
      const name = form.getByRole('textbox');
      const home = form.getByRole('link', { name: sample('الرئيسية', 'Home') });
      const question = page.getByRole('dialog', { name: text('ui.leave.title') });

      await name.fill('changed');
      await home.click();
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(name).toHaveValue('changed');
      await expect(home).toBeFocused();

      await form.getByRole('button', { name: sample('تراجع', 'Undo') }).click();
      await home.click();
      await expect(page).toHaveURL(homePath);
      await expect(question).toBeHidden();

      await openPiece(page, 'form-shell');
      await name.fill('saved');
      await form.getByRole('button', { name: sample('حفظ', 'Save') }).click();
      await home.click();
      await expect(page).toHaveURL(homePath);

      await openPiece(page, 'form-shell');
      await name.fill('given up');
      await home.click();
      await question.getByRole('button', { name: text('ui.leave.leave'), exact: true }).click();
      await expect(page).toHaveURL(homePath);
    });
  });
}

for (const language of oneLanguage) {
  test.describe(`the same in ${language}`, () => {
    test.use({ language });
    /** The gallery's text in the test's language. */
    const sample = (arabic: string, english: string) => (language === 'ar' ? arabic : english);

    test('a code is typed, pasted and filled in automatically, in any script', async ({ page }) => {
      await openPiece(page, 'code-input');
      const code = stateOf(page, 'empty').getByRole('textbox');
      await code.focus();
      await page.keyboard.insertText('رمزك هو ٤٨٢٩١٣ فلا تشاركه');
      await expect(code).toHaveValue('482913');
      await code.fill('۱۲۳ ۴۵۶ ۷');
      await expect(code).toHaveValue('123456');
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    });

    test('files are chosen by keyboard and removed again', async ({ page, text }) => {
      // The browser must be told in advance not to show its own file dialog.
      const opening = page.waitForEvent('filechooser');
      await openPiece(page, 'file-input');
      const field = stateOf(page, 'empty');
      const box = field.getByLabel(sample('السجل التجاري', 'Commercial registration'));
      await expect(box).toHaveAccessibleDescription(/PNG.*JPG.*PDF/);
      await box.focus();
      await page.keyboard.press('Enter');
      const chooser = await opening;
      expect(chooser.isMultiple()).toBe(false);
      await chooser.setFiles({ name: 'a.pdf', mimeType: '', buffer: Buffer.from('x') });
      await expect(field.getByRole('listitem')).toContainText('a.pdf');
      await page.keyboard.press('Tab');
      const remove = field.getByRole('button', {
        name: text('ui.file.remove', { name: 'a.pdf' }),
      });
      await expect(remove).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(field.getByRole('listitem')).toHaveCount(0);
      await expect(box).toBeFocused();
    });

    test('files are dropped, and refused ones are reported', async ({ page, text }) => {
      await openPiece(page, 'file-input');
      const field = stateOf(page, 'several, with a picture');
      const box = field.locator('input[type="file"]');
      await expect(field.getByRole('listitem')).toHaveCount(2);
      const picture = field.locator('img');
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await drop(box, [
        { name: 'a.gif', bytes: 5 },
        { name: 'b.pdf', bytes: 5_000_001 },
        { name: 'c.pdf', bytes: 0 },
        { name: 'd.pdf', bytes: 5 },
        { name: 'e.pdf', bytes: 5 },
      ]);
      await expect(field.getByRole('listitem')).toHaveCount(3);
      await expect(field.getByRole('listitem').last()).toContainText('d.pdf');
      const told = field.getByRole('alert');
      await expect(told).toContainText('5');
      for (const name of ['a.gif', 'b.pdf', 'c.pdf', 'e.pdf']) {
        await expect(told).toContainText(name);
      }
      await expect(told).toContainText(text('ui.file.empty', { name: 'c.pdf' }));
    });

    test('the first invalid field gets the focus, and all are summarised', async ({
      page,
      signIn,
      form,
    }) => {
      await signIn('company');
      await page.goto(shipmentPaths.create);
      const label = labelOf(form, 'receiver.full_name');
      await submitButton(form).click();
      const summary = page.getByRole('alert');
      await expect(summary).toContainText(label);
      await summary.getByRole('button', { name: label, exact: true }).click();
      const box = section(form, 'receiver').getByRole('combobox', { name: label, exact: true });
      await expect(box).toBeFocused();
    });

    test('one click submits even if the field that it leaves is invalid', async ({
      page,
      signIn,
      text,
    }) => {
      await signIn('company');
      await page.goto(`${pricingPath}?from=riyadh&to=jeddah&weight=2kg`);
      await page.getByRole('button', { name: text('pricing.form.details') }).click();
      await fill(page, text('ui.dimension.length'), '0');
      const send = page.getByRole('button', { name: text('pricing.form.submit'), exact: true });
      const place = await send.boundingBox();
      if (!place) throw new Error('the button is not there');
      await page.mouse.move(place.x + place.width / 2, place.y + 4);
      await page.mouse.down();
      await page.waitForTimeout(120);
      await page.mouse.up();
      await expect(page.getByText(text('validation.required')).first()).toBeVisible();
    });
  });
}

test.describe('leaving if the dialog cannot be loaded', () => {
  test.use({ provokes: ['ERR_FAILED'] });

  test("asks in the browser's own dialog", async ({ page, signIn, text }) => {
    await signIn('company');
    await openPiece(page, 'form-shell');
    const form = stateOf(page, 'at rest, leaving with changes asks');
    const name = form.getByRole('textbox');
    await expect(name).toBeVisible();
    await page.route('**/*.js', (route) => route.abort());
    await name.fill('changed');
    page.once('dialog', (dialog) => dialog.dismiss());
    const asked = page.waitForEvent('dialog');
    await form.getByRole('link', { name: 'الرئيسية' }).click();
    expect((await asked).message()).toContain(text('ui.leave.title'));
    await expect(name).toHaveValue('changed');

    page.once('dialog', (dialog) => dialog.accept());
    await page.unrouteAll();
    await form.getByRole('link', { name: 'الرئيسية' }).click();
    await expect(page).toHaveURL(homePath);
  });
});

test.describe('days and times', () => {
  // A time zone in which it is still the previous day.
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('are typed in Arabic, with Arabic digits and in reading order', async ({ page, text }) => {
    await openPiece(page, 'date-input');
    const day = stateOf(page, 'empty').getByRole('group');
    const parts = day.getByRole('spinbutton');
    await expect(day).toHaveAccessibleName('يوم الاستلام');
    await day.getByRole('spinbutton', { name: 'اليوم' }).click();
    await page.keyboard.insertText('٢');
    await page.keyboard.insertText('٤');
    await page.keyboard.type('نوف');
    await page.keyboard.insertText('٢');
    await page.keyboard.insertText('٠');
    await page.keyboard.insertText('٢');
    await page.keyboard.insertText('٦');
    await expect(parts).toHaveText(['24', 'نوفمبر', '2026']);

    // Arrow keys move in the direction of the arrow: the month is to the right of the year.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect(parts).toHaveText(['24', 'ديسمبر', '2026']);
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    expect(text('ui.form.optional')).toBe('(اختياري)');
  });

  test('are picked in Arabic by keyboard, with weeks from Sunday', async ({
    page,
    checkScreen,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-22T01:00:00Z'));
    await openPiece(page, 'date-input');
    const field = stateOf(page, 'filled, with help');
    const opener = field.getByRole('button', { name: /24 نوفمبر 2026/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('dialog');
    await checkScreen('calendar-ar', { part: calendar });
    await expect(calendar.getByRole('columnheader')).toHaveText([
      'ح',
      'ن',
      'ث',
      'ر',
      'خ',
      'ج',
      'س',
    ]);
    await expect(calendar.getByRole('gridcell', { name: '24', exact: true })).toBeFocused();
    await expect(calendar.getByRole('gridcell', { name: '22', exact: true })).toHaveAttribute(
      'aria-current',
      'date',
    );
    await expect(calendar.getByRole('gridcell', { name: '21', exact: true })).toBeDisabled();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(calendar).toBeHidden();
    await expect(field.getByRole('spinbutton')).toHaveText(['25', 'نوفمبر', '2026']);
    await expect(field.getByRole('button', { name: /25 نوفمبر 2026/ })).toBeFocused();
  });

  test.describe('in English', () => {
    test.use({ language: 'en' });

    test('are typed and picked', async ({ page }) => {
      await openPiece(page, 'date-input');
      const field = stateOf(page, 'empty');
      await field.getByRole('spinbutton', { name: 'Day', exact: true }).click();
      await page.keyboard.type('5nov2026');
      await expect(field.getByRole('spinbutton')).toHaveText(['5', 'November', '2026']);

      const time = stateOf(page, 'Between nine and five');
      await time.getByRole('button', { name: /Choose time/ }).click();
      await page.getByRole('option', { name: '10 hours' }).click();
      await page.getByRole('option', { name: '45 minutes' }).click();
      await expect(time.getByRole('spinbutton')).toHaveText(['10', '45']);
    });
  });
});

test.describe('errors from the server', () => {
  test.use({ provokes: [422], language: 'en' });

  test('appear after one request, however fast a form is submitted', async ({ page, text }) => {
    let sent = 0;
    await page.route('**/api/website/auth/sign-in', async (route) => {
      sent += 1;
      await route.continue();
    });
    await page.goto(authPaths.signIn);
    await page.getByLabel(text('auth.login')).fill('company@mizan.example');
    await page.getByLabel(text('auth.password'), { exact: true }).fill('wrong-lantern');
    await page
      .getByRole('button', { name: text('auth.signIn.submit'), exact: true })
      .evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
    await expect(page.getByRole('alert')).toContainText(text('auth.signIn.invalidCredentials'));
    expect(sent).toBe(1);
    await expect(page.getByLabel(text('auth.login'))).toHaveValue('company@mizan.example');
  });

  test('are shown at their field, the others above the button', async ({ page, signIn, text }) => {
    await signIn('company');
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
    const pieces = page.getByRole('textbox', { name: text('pricing.form.pieces') });
    await expect(pieces).toHaveAccessibleDescription('Field must be at most 50');
    const amount = page.getByRole('textbox', { name: text('pricing.form.collect') });
    await expect(amount).toHaveAccessibleDescription('This field is required');
    await expect(page.getByRole('alert')).toContainText('/somewhere/else');
  });
});

test.describe('a form that keeps its draft', () => {
  test('does not ask when leaving the page, but asks before its tab is closed', async ({
    page,
    signIn,
    text,
    form,
  }) => {
    await signIn('company');
    await page.goto(shipmentPaths.create);
    const receiver = section(form, 'receiver');
    await fill(receiver, labelOf(form, 'receiver.full_name'), 'عميل تجريبي');
    await page
      .getByRole('link', { name: text('app.navigation.myShipments') })
      .first()
      .click();
    await expect(page).toHaveURL(shipmentPaths.list);
    await page.goBack();
    const name = receiver.getByRole('combobox', { name: labelOf(form, 'receiver.full_name') });
    await expect(name).toHaveValue('عميل تجريبي');

    await name.fill('عميل تجريبي ثانٍ');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(name).toHaveValue('عميل تجريبي ثانٍ');
  });
});

test('loads numbering plans and flags when they are needed', async ({ page, text, signIn }) => {
  const large = new Set<string>();
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const code = await response.text();
    if (/country_calling_codes['"]?:\{/.test(code)) large.add('plans');
    if (code.split('<svg').length > 200) large.add('flags');
  });
  await signIn('company');
  await page.goto(shipmentPaths.create);
  const label = text('shipments.create.field.receiver.phone');
  const box = page.getByRole('textbox', { name: label, exact: true });
  await expect(box).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...large]).toEqual([]);
  await box.focus();
  await expect.poll(() => [...large]).toEqual(['plans']);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => [...large]).toEqual(['plans', 'flags']);
});

test('a valid number is not reported as invalid while the numbering plans load', async ({
  page,
  text,
  signIn,
}) => {
  await signIn('company');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/phone-entry-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(shipmentPaths.create);
  const receiver = page.getByRole('region', { name: text('shipments.create.receiver') });
  const phone = receiver.getByRole('textbox', {
    name: text('shipments.create.field.receiver.phone'),
  });
  const name = receiver.getByRole('combobox', {
    name: text('shipments.create.field.receiver.full_name'),
  });
  await phone.fill('0500000107');
  await name.fill('عميل تجريبي');
  await name.press('Tab');
  // Its rules have loaded: the emptied name is reported at once.
  await name.fill('');
  await name.press('Tab');
  await expect(receiver.getByText(text('validation.required'))).toBeVisible();
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
  release();
  await expect(phone).toHaveValue('50 000 0107');
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
});

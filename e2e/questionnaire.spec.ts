import type { Page } from '@playwright/test';
import { homePath } from '../src/features/home/paths.ts';
import { profileTabPath } from '../src/features/profile/paths.ts';
import { check, fill, search } from './support/form.ts';
import { arabicDigits } from './support/money.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import type { NewAccount } from './support/new-account.ts';
import { expect, test } from './support/test.ts';
import type { TextOf } from './support/texts.ts';

const address = profileTabPath('questionnaire');
const shown = async ({ client }: NewAccount) => (await client.GET('/website/questionnaire')).data;

const choose = (page: Page, text: TextOf, question: string, answer: 'yes' | 'no') =>
  check(page, text(`profile.questionnaire.${question}`), text(`profile.questionnaire.${answer}`));

inArabicOnPhone(({ digits }) => {
  test.setTimeout(120_000);

  test('a store answers, leaves half-way and continues elsewhere', async ({
    page,
    text,
    checkScreen,
    enterAsNew,
  }) => {
    const company = await enterAsNew();
    const { email } = company;
    const label = (question: string) => text(`profile.questionnaire.${question}`);
    const saved = page.getByText(label('saved'), { exact: true });
    const box = (name: string) => page.getByRole('textbox', { name, exact: true });

    await test.step('offered on home', async () => {
      await page.goto(homePath);
      await expect(page.getByText(text('home.questionnaire.title'))).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.getByRole('link', { name: text('home.questionnaire.answer') }).click();
      await expect(page).toHaveURL(address);
    });

    await test.step('started, with the profile’s data', async () => {
      await expect(box(label('email'))).toHaveValue(email);
      await expect(box(label('companyName'))).toHaveValue('متجر الواحة (تجريبي)');
      expect(await shown(company)).toMatchObject({ state: 'not_started', answers: {} });
      // What is typed while the rules are on their way is saved as it is in the end.
      const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
      await page.route('**/questionnaire-rules-*.js', (route) =>
        arrival.then(() => route.continue()),
      );
      await box(label('registration')).pressSequentially(digits('7001234567'));
      await choose(page, text, 'hasStore', 'yes');
      await fill(page, label('monthlySales'), digits('85000.50'));
      arrive();
      await expect(saved).toBeVisible();
      await expect
        .poll(async () => (await shown(company))?.answers)
        .toMatchObject({ monthly_sales_amount: { amount: 8_500_050 } });
    });

    await test.step('continued after a reload', async () => {
      await page.reload();
      await expect(box(label('registration'))).toHaveValue('7001234567');
      await expect(box(label('monthlySales'))).toHaveValue('85000.50');
      // The last keystroke is saved even if the tab is left at once.
      await fill(page, label('monthlyOrders'), digits('640'));
      await page.getByRole('link', { name: text('profile.tab.security') }).click();
      await expect(async () => {
        expect(await shown(company)).toMatchObject({ answers: { monthly_orders_count: 640 } });
      }).toPass();
      await page.getByRole('link', { name: text('profile.tab.questionnaire') }).click();
      await expect(box(label('monthlyOrders'))).toHaveValue('640');
    });

    await test.step('missing answers are reported at their fields', async () => {
      await page.getByRole('button', { name: label('send') }).click();
      const group = page.getByRole('group', { name: label('integration') });
      await expect(group.getByText(text('validation.required'))).toBeVisible();
      await expect(group.getByRole('radio').first()).toBeFocused();
      await checkScreen('questionnaire-store');
      await choose(page, text, 'integration', 'yes');
    });

    await test.step('submitted, and shown', async () => {
      await page.getByRole('button', { name: label('send') }).click();
      await expect(page.getByRole('heading', { name: label('answers') })).toBeVisible();
      await checkScreen('questionnaire-answers');
      expect(await shown(company)).toMatchObject({
        state: 'submitted',
        offered: false,
        answers: {
          email,
          commercial_registration: '7001234567',
          business_shipping_country: 'SA',
          has_electronic_store: true,
          monthly_sales_amount: { amount: 8_500_050, currency: 'SAR' },
          monthly_orders_count: 640,
          wants_shipping_integration: true,
        },
      });
      await page.goto(homePath);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(text('home.questionnaire.title'))).toHaveCount(0);
    });
  });
});

test(
  'a business without a store answers its questions, and changes them later',
  { tag: '@full' },
  async ({ page, text, names, enterAsNew }) => {
    const company = await enterAsNew();
    const label = (question: string) => text(`profile.questionnaire.${question}`);
    const send = page.getByRole('button', { name: label('send') });
    await page.goto(address);

    await search(page, page, label('businessCountry'), names.country('AE'));
    await fill(page, label('registration'), 'CN-1010456');
    await choose(page, text, 'hasStore', 'yes');
    await fill(page, label('monthlyOrders'), '5');
    await choose(page, text, 'hasStore', 'no');
    await expect(page.getByLabel(label('monthlySales'))).toHaveCount(0);
    const ways = page.getByRole('group', { name: label('howToSell'), exact: true });
    for (const way of ['exhibitions', 'social_media'] as const) {
      await ways.getByRole('checkbox', { name: names.value('how_to_sell', way) }).check();
    }
    await fill(page, label('whatToSell'), 'عطور وبخور');
    await fill(page, label('monthlyOrders'), arabicDigits('1000001'));
    // Leaving the box shows its message, which moves what is below it.
    const no = page
      .getByRole('group', { name: label('receivingSite'), exact: true })
      .getByRole('radio', { name: label('no') });
    await no.hover();
    await page.mouse.down();
    await expect(page.getByRole('textbox', { name: label('monthlyOrders') })).not.toBeFocused();
    await page.waitForLoadState('networkidle');
    await page.mouse.up();
    await expect(no).toBeChecked();
    await expect(page.getByText(text('validation.max', { number: '1,000,000' }))).toBeVisible();
    await send.click();
    await expect(page.getByText(label('savedPartly'))).toBeVisible();
    await fill(page, label('monthlyOrders'), arabicDigits('120'));
    await send.click();
    await expect(page.getByRole('heading', { name: label('answers') })).toBeVisible();
    const sent = await shown(company);
    expect(sent).toMatchObject({
      state: 'submitted',
      answers: {
        has_electronic_store: false,
        needs_receiving_site: false,
        how_to_sell: ['social_media', 'exhibitions'],
        what_to_sell: 'عطور وبخور',
        monthly_orders_without_store: 120,
      },
    });
    expect(sent?.answers).not.toHaveProperty('monthly_orders_count');

    await page.getByRole('button', { name: label('change') }).click();
    await fill(page, label('companyName'), 'متجر النخلة (تجريبي)');
    await expect(page.getByText(label('saved'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(label('stands'))).toBeVisible();
    await expect(page.getByRole('textbox', { name: label('companyName') })).toHaveValue(
      'متجر النخلة (تجريبي)',
    );
    await send.click();
    await expect(page.getByText('متجر النخلة (تجريبي)')).toBeVisible();
  },
);

test.describe('failures', () => {
  test.use({ language: 'en', provokes: [422, 500] });

  test(
    'a draft that could not be saved is kept, and errors from the server are shown at their fields',
    { tag: '@full' },
    async ({ page, text, enterAsNew }) => {
      const company = await enterAsNew();
      const label = (question: string) => text(`profile.questionnaire.${question}`);
      await test.step('a draft that could not be saved is reported, kept and saved again', async () => {
        await page.goto(address);
        let fails = true;
        await page.route('**/website/questionnaire', (route) =>
          fails && route.request().method() === 'PUT'
            ? route.fulfill({ status: 500, contentType: 'application/problem+json', json: {} })
            : route.continue(),
        );
        await fill(page, label('registration'), '1010456789');
        await expect(page.getByText(label('notSaved'))).toBeVisible();
        await page.getByRole('link', { name: text('app.navigation.trace') }).click();
        await page.getByRole('button', { name: text('ui.leave.stay') }).click();
        fails = false;
        await page.getByRole('button', { name: text('ui.retry') }).click();
        await expect(page.getByText(label('saved'), { exact: true })).toBeVisible();
        const answers = { commercial_registration: '1010456789' };
        expect(await shown(company)).toMatchObject({ answers });
      });

      await test.step('errors from the server are shown at their fields', async () => {
        const errors = [{ pointer: '/commercial_registration', code: 'invalid_format' }];
        const problem = { title: '-', status: 422, code: 'validation_failed', errors };
        await page.route('**/questionnaire/submit', (route) =>
          route.fulfill({ status: 422, contentType: 'application/problem+json', json: problem }),
        );
        await choose(page, text, 'hasStore', 'yes');
        await fill(page, label('monthlySales'), '0');
        await fill(page, label('monthlyOrders'), '0');
        await choose(page, text, 'integration', 'no');
        await page.getByRole('button', { name: label('send') }).click();
        const field = page.getByRole('textbox', { name: label('registration') });
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toBeFocused();
        await expect(page.getByText(text('validation.invalid_format'))).toBeVisible();
      });
    },
  );
});

import { homePath } from '../src/features/home/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { trackingPaths } from '../src/features/tracking/paths.ts';
import { createdDialog, fillBooking, receiverName, submitButton } from './support/booking-form.ts';
import { fill, search } from './support/form.ts';
import { amountIn, arabicDigits, figure } from './support/money.ts';
import { inArabicAtDesk } from './support/journeys.ts';
import { expect, test } from './support/test.ts';
import type { TextOf } from './support/texts.ts';

const receiverAsTyped = 'احمد الجهني';

const judged = { axe: 'both', ownDigits: true } as const;

inArabicAtDesk(({ language, width, digits }) => {
  test.setTimeout(180_000);

  test('price, compare, book, find, track, cancel', async ({
    page,
    signIn,
    text,
    checkScreen,
    names,
  }) => {
    const client = await signIn('company');
    const balance = page.getByRole('banner').getByRole('link', { name: text('app.balance') });
    const { data: before } = await client.GET('/website/balance');
    const start = before?.current_balance.amount ?? 0;

    await test.step('home asks for two places and a weight', async () => {
      await page.goto(homePath);
      await expect(balance).toContainText(figure(start));
      await checkScreen('home', judged);
      // The parcel begins where the account is.
      const from = page.getByRole('combobox', { name: text('home.price.from'), exact: true });
      await expect(from).toHaveValue(names.city('riyadh'));
      await search(page, page, text('home.price.to'), names.city('jeddah'));
      await fill(page, text('home.price.weight'), digits('12'));
      await page.getByRole('button', { name: text('home.price.submit') }).click();
    });

    const prices = page.getByRole('link', { name: nameWith(text, 'pricing.choose.label') });
    await test.step('the couriers are compared', async () => {
      await expect(prices.first()).toBeVisible();
      await expect(page.getByText(text('pricing.badge.cheapest'))).toBeVisible();
      await expect(page.getByText(text('pricing.badge.fastest')).first()).toBeVisible();
      await expect(page.getByText(text('pricing.badge.best_tier')).first()).toBeVisible();
      await page.getByRole('button', { name: text('pricing.sort.time'), exact: true }).click();
      await page.getByRole('button', { name: text('pricing.sort.price'), exact: true }).click();
      await page
        .getByRole('button', { name: nameWith(text, 'pricing.facts.label') })
        .first()
        .click();
      await expect(page.getByText(text('shared.pricing.subtotal')).first()).toBeVisible();
      await page.getByRole('button', { name: excludedCount(text) }).click();
      await checkScreen('prices-open', judged);
      await prices.first().click();
    });

    const form = { page, text, names, digits };
    await test.step('the form is filled in', async () => {
      await fillBooking(form, `E2E-${language}-${width}`);
      await checkScreen('create', judged);
    });

    let trackingNumber = '';
    let paid = 0;
    await test.step('it is booked and paid from the balance', async () => {
      await submitButton(form).click();
      const created = createdDialog(form);
      await expect(created.getByText(text('shipments.create.created.balance'))).toBeVisible();
      trackingNumber = /MZ\d{11}/.exec(await created.innerText())?.[0] ?? '';
      const amounts = created.getByRole('definition').filter({ hasText: /\d\.\d\d/ });
      paid = amountIn(await amounts.first().innerText());
      await checkScreen('created', judged);
      await created.getByRole('link', { name: text('shipments.create.created.details') }).click();
    });

    await test.step('its details show what was typed and paid', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(trackingNumber);
      await expect(page.getByText(receiverName)).toBeVisible();
      await expect(page.getByText(`E2E-${language}-${width}`)).toBeVisible();
      await expect(balance).toContainText(figure(start - paid));
      await checkScreen('details', judged);
    });

    await test.step('the list finds it by what people type', async () => {
      await page.goto(shipmentPaths.list);
      const row = page.getByRole('link', { name: trackingNumber });
      const box = page.getByRole('textbox', { name: text('shipments.list.search') });
      await expect(row).toBeVisible();
      for (const typed of [receiverAsTyped, arabicDigits(trackingNumber), '٠٥٠٠٠٠٠١٠٧']) {
        await box.fill('لا شيء كهذا');
        await expect(page.getByText(text('shipments.list.notFound.title'))).toBeVisible();
        await expect(page.getByText(text('ui.table.noMatch'))).toBeVisible();
        await box.fill(typed);
        await expect(row).toBeVisible();
      }
      await checkScreen('list-found', judged);
    });

    await test.step('it is tracked by its number', async () => {
      await page.goto(trackingPaths.start);
      await fill(page, text('tracking.form.number'), digits(trackingNumber));
      await checkScreen('trace', judged);
      await page.getByRole('button', { name: text('tracking.form.submit'), exact: true }).click();
      await expect(page).toHaveURL(trackingPaths.shipment(trackingNumber));
      await expect(page.getByText(text('shared.journey.step.current'))).toBeAttached();
      await checkScreen('trace-found', judged);
      await page.getByRole('link', { name: text('tracking.details') }).click();
    });

    await test.step('cancelling asks first, and refunds everything', async () => {
      const cancel = page.getByRole('button', { name: text('shipments.cancel.confirm') });
      const question = page.getByRole('dialog', { name: text('shipments.cancel.question') });
      await cancel.click();
      await checkScreen('cancel', judged);
      await question.getByRole('button', { name: text('shipments.cancel.keep') }).click();
      await expect(question).toBeHidden();
      await cancel.click();
      await question.getByRole('button', { name: text('shipments.cancel.confirm') }).click();
      await expect(question).toBeHidden();
      await expect(page.getByText(names.value('status', 'cancelled')).first()).toBeVisible();
      await expect(cancel).toBeHidden();
      await expect(balance).toContainText(figure(start));
      await checkScreen('cancelled', judged);
    });
  });
});

/** Matches a text with any values in its two placeholders. */
function nameWith(text: TextOf, id: string): RegExp {
  const [first = '', middle = '', last = ''] = text(id, { courier: '|', service: '|' }).split('|');
  return new RegExp(`^${first}.+${middle}.+${last}$`);
}

function excludedCount(text: TextOf): RegExp {
  return new RegExp(text('pricing.excluded', { count: 100 }).replace('100', '\\d+'));
}

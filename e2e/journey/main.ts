import { chromium, type Browser } from '@playwright/test';
import { LOCALE_KEY, TOKEN_COOKIE } from '../../common/product.ts';
import { homePath } from '../../src/features/home/paths.ts';
import { shipmentPaths } from '../../src/features/shipments/paths.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { chromiumPath } from '../provision/browser.ts';
import { chromiumFlags } from '../provision/launch-options.ts';
import { startBackend } from '../support/backend.ts';
import { boxIn, createdDialog, labelOf, section, submitButton } from '../support/booking-form.ts';
import { boxOf } from '../support/form.ts';
import { payByCard } from '../support/hosted-page.ts';
import { namesIn } from '../support/names.ts';
import { registerByApi, type NewAccount } from '../support/new-account.ts';
import { textsIn } from '../support/texts.ts';
import { Hand, type Effort } from './hand.ts';

/**
 * `make journey`: clicks, keys, fields and scrolled pixels from home to a booked shipment, for the
 * built web app (run `vite build` first). A new customer with enough balance types all of a small
 * parcel; the same one then sends another to the same receiver.
 */
const people = {
  ar: { name: 'سارة الحربي', start: 'سار', city: 'جدة', product: 'عباءة' },
  en: { name: 'Sara Alharbi', start: 'sar', city: 'Jeddah', product: 'Abaya' },
} as const;
const parcel = { phone: '0512345678', address: 'JEDA1234', weight: '2', price: '150' };
const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
/** At most this much at 1280 × 800. */
const aims = { new: '9, 45, 1.5', returning: '5, 12' };

const backend = await startBackend();
const browser = await chromium.launch({
  executablePath: await chromiumPath('chromium-headless-shell'),
  args: [...chromiumFlags],
});
console.log('| Customer | Language | Width | Clicks | Keys | Fields | Scrolled | Screens | Aim |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
try {
  for (const screen of screens) {
    for (const language of ['ar', 'en'] as const) {
      const account = await registerByApi(backend.url);
      await topUp(browser, account);
      for (const customer of ['new', 'returning'] as const) {
        const { effort, height } = await book(account, { screen, language, customer });
        const { clicks, keys, fields, scrolled } = effort;
        const figures = [clicks, keys, fields, `${Math.round(scrolled)} px`];
        const share = (height / screen.height).toFixed(2);
        const aim = screen.width === 1280 ? aims[customer] : '';
        console.log(
          `| ${[customer, language, screen.width, ...figures, share, aim].join(' | ')} |`,
        );
      }
    }
  }
} finally {
  await browser.close();
  await backend.stop();
}

async function topUp(opened: Browser, { client }: NewAccount): Promise<void> {
  const { data, error } = await client.POST('/website/top-ups', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: { amount: { amount: 50_000, currency: 'SAR' }, payment_method: 'credit_card' },
  });
  if (!data) throw new Error(`No top-up: ${error.title}`);
  const page = await opened.newPage();
  await page.goto(data.checkout_url ?? '');
  await payByCard(page, 'paid');
  await page.waitForURL(/payment-success/);
  await page.close();
}

interface Journey {
  screen: (typeof screens)[number];
  language: Locale;
  customer: keyof typeof aims;
}

/** Books, and says how high the form was. */
async function book(
  { client, token }: NewAccount,
  { screen, language, customer }: Journey,
): Promise<{ effort: Effort; height: number }> {
  const context = await browser.newContext({ viewport: screen });
  await context.addCookies(
    Object.entries({ [LOCALE_KEY]: language, [TOKEN_COOKIE]: token }).map(([name, value]) => ({
      ...{ name, value, url: backend.url },
    })),
  );
  const page = await context.newPage();
  const text = textsIn(language);
  const form = { page, text, names: await namesIn(client, language), digits: String };
  const hand = new Hand(page);
  const person = people[language];
  await page.goto(`${backend.url}${homePath}`);
  await hand.click(page.locator(`a[href="${shipmentPaths.create}"]:visible`).first());

  const name = boxIn(form, 'receiver', 'receiver.full_name');
  await hand.click(name);
  if (customer === 'new') {
    await hand.type(person.name);
    await hand.press('Tab');
    // Past the country of the phone.
    await hand.press('Tab');
    await hand.type(parcel.phone);
    await hand.click(boxOf(section(form, 'receiver'), labelOf(form, 'receiver')));
    await hand.typeUntilFirst(person.city);
    await hand.press('Enter');
    await hand.click(boxIn(form, 'receiver', 'receiver.short_address'));
    await hand.type(parcel.address);
  } else {
    await hand.type(person.start);
    await page.getByRole('option').first().waitFor();
    await hand.press('ArrowDown');
    await hand.press('Enter');
  }
  await hand.click(boxIn(form, 'shipment', 'weight'));
  await hand.type(parcel.weight);
  if (screen.width < 600) {
    await hand.click(page.getByRole('button', { name: text('shipments.create.choose') }));
  }
  const offers = page
    .getByRole('complementary', { name: text('shipments.create.price') })
    .or(page.getByRole('dialog', { name: text('shipments.create.price') }));
  await hand.click(offers.getByRole('listitem').getByRole('button').first());
  if (screen.width < 600) await hand.press('Escape');
  if (customer === 'new') {
    await hand.click(boxIn(form, 'order', 'product_name'));
    await hand.type(person.product);
    await hand.click(boxIn(form, 'order', 'price'));
    await hand.type(parcel.price);
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await hand.click(submitButton(form));
  await createdDialog(form).waitFor();
  await context.close();
  return { effort: hand.effort, height };
}

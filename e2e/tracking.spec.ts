import { lacksNationalAddress } from '../common/address-rules.ts';
import { TEXTS } from '../server/features/tracking/page/texts.ts';
import { ENUM_NAMES } from '../server/reference/enum-names.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { trackingPaths } from '../src/features/tracking/paths.ts';
import { bookByApi } from './support/api-booking.ts';
import { apiClient, type ApiClient } from './support/client.ts';
import { fill } from './support/form.ts';
import { arabicDigits } from './support/money.ts';
import { expectGoodScreen } from './support/screen.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import { expect, test } from './support/test.ts';

const unknown = 'MZ10000000009';

/** Sample shipments whose address the receiver may complete. Each test uses a different one. */
async function lacking(client: ApiClient) {
  const { data } = await client.GET('/website/shipments', { params: { query: { limit: 100 } } });
  return (data?.data ?? []).filter(
    ({ receiver, tracking_status: at }) =>
      lacksNationalAddress(receiver) && at !== 'returning' && at !== 'out_for_delivery',
  );
}

/** A sample shipment that went back to its sender, and why it was not delivered. */
async function attempted(client: ApiClient) {
  const query = { status: 'failed', limit: 100 } as const;
  const { data } = await client.GET('/website/shipments', { params: { query } });
  for (const shipment of data?.data ?? []) {
    const path = { tracking_number: shipment.tracking_number };
    const tracked = await client.GET('/website/tracking/{tracking_number}', { params: { path } });
    const reason = tracked.data?.events.find((event) => event.failure_reason)?.failure_reason;
    if (reason) return { shipment, reason };
  }
  throw new Error('no sample shipment has a failed attempt');
}

test('several pasted numbers lead to each shipment', async ({ page, signIn, clientOf, text }) => {
  const client = await clientOf('company');
  const [first, second] = [await bookByApi(client), await bookByApi(client)];
  await signIn('company');
  await page.goto(trackingPaths.start);
  const address = `https://mizan.example/trace/${second.tracking_number}`;
  const pasted = `${arabicDigits(first.tracking_number.toLowerCase())}\n${address}، ${unknown} MZ12`;
  await fill(page, text('tracking.form.number'), pasted);
  await page.getByRole('button', { name: text('tracking.form.submit'), exact: true }).click();
  const numbers = [first.tracking_number, second.tracking_number, unknown, 'MZ12'];
  await expect(page).toHaveURL(trackingPaths.several(numbers));
  await expect(
    page.getByRole('heading', { name: text('tracking.several.title', { count: 2 }) }),
  ).toBeVisible();
  await expect(page.getByText(text('tracking.several.unknown'))).toBeVisible();
  await expect(page.getByText(text('tracking.several.wrong'))).toBeVisible();
  await page.getByRole('link', { name: second.tracking_number }).click();
  await expect(page).toHaveURL(trackingPaths.shipment(second.tracking_number));
  await page.goBack();
  await expect(page.getByRole('link', { name: first.tracking_number })).toBeVisible();
});

inArabicOnPhone(({ language, width }) => {
  test('the sender shares a page that shows the receiver everything except personal data', async ({
    page,
    signIn,
    clientOf,
    text,
  }) => {
    const shipment = await bookByApi(await clientOf('company'));
    await signIn('company');
    await page.goto(shipmentPaths.details(shipment.id));
    const link = page.getByRole('link', { name: text('shipments.details.publicPage') });
    await expect(link).toHaveAttribute('href', shipment.tracking_url);
    const steps = page.getByRole('list').filter({ hasText: text('shared.journey.step.current') });
    await expect(steps.getByRole('listitem')).toHaveCount(5);
    await expect(steps.getByRole('listitem').last()).toContainText(text('shared.journey.expected'));
    // What the app still reads would be refused, and lead to sign-in.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(`${shipment.tracking_url}?lang=${language}`);
    await expect(page.getByText(shipment.tracking_number)).toBeVisible();
    await expect(page.getByRole('heading', { name: TEXTS[language].progress })).toBeVisible();
    const { full_name, phone } = shipment.receiver;
    for (const secret of [full_name, phone]) {
      await expect(page.getByText(secret)).toHaveCount(0);
    }
    await expectGoodScreen(page, `public-tracking-${language}-${width}`);
    const other = language === 'ar' ? 'en' : 'ar';
    await page.getByRole('link', { name: TEXTS[language].otherLanguage }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });

  test('a delivered parcel has one journey, whose earlier scans fold', async ({
    page,
    signIn,
    clientOf,
  }) => {
    const client = await clientOf('company');
    const query = { status: 'completed', limit: 1 } as const;
    const { data } = await client.GET('/website/shipments', { params: { query } });
    const [shipment] = data?.data ?? [];
    if (!shipment) throw new Error('no sample shipment was delivered');
    const path = { tracking_number: shipment.tracking_number };
    const tracked = await client.GET('/website/tracking/{tracking_number}', { params: { path } });
    await signIn('company');
    for (const address of [
      shipmentPaths.details(shipment.id),
      trackingPaths.shipment(shipment.tracking_number),
    ]) {
      await page.goto(address);
      const journey = page.locator('ol', { has: page.locator('summary') });
      const folds = journey.locator('details');
      await expect(folds.first()).not.toHaveAttribute('open');
      for (const fold of await folds.all()) {
        if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
      }
      // A step that does not fold tells its only scan.
      const scans = folds.getByRole('listitem').filter({ visible: true });
      const plain = journey.locator('> li').filter({ hasNot: page.locator('summary') });
      await expect(scans.or(plain)).toHaveCount(tracked.data?.events.length ?? 0);
      for (const fold of await folds.all()) await fold.locator('summary').click();
      expect((await journey.boundingBox())?.height).toBeLessThanOrEqual(420);
    }
  });

  test('sender and receiver read why the parcel was not delivered', async ({
    page,
    signIn,
    clientOf,
  }) => {
    const { shipment, reason } = await attempted(await clientOf('company'));
    const words = ENUM_NAMES.failure_reason[reason][language];
    await signIn('company');
    for (const [screen, path] of Object.entries({
      details: shipmentPaths.details(shipment.id),
      tracking: trackingPaths.shipment(shipment.tracking_number),
      public: `${shipment.tracking_url}?lang=${language}`,
    })) {
      await page.goto(path);
      await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
      await expectGoodScreen(page, `attempted-${screen}-${language}-${width}`);
    }
  });
});

test.describe('the receiver', () => {
  test.use({ javaScriptEnabled: false, language: 'en', provokes: [422] });

  test('completes a missing address without scripts, and the sender sees it', async ({
    page,
    clientOf,
  }) => {
    const client = await clientOf('company');
    const [shipment] = await lacking(client);
    if (!shipment) throw new Error('no sample shipment lacks its address');
    const { address } = TEXTS.en;
    await page.goto(`${shipment.tracking_url}?lang=en`);
    const send = page.getByRole('button', { name: address.submit });
    await page.getByLabel(address.fields.building_no.label).fill('74');
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(address.wrong);
    await expect(page.getByLabel(address.fields.building_no.label)).toHaveValue('74');
    await page.getByLabel(address.fields.building_no.label).fill('');
    await page.getByLabel(address.fields.short_address.label).fill('jdab ٤٣٢١');
    await send.click();
    await expect(page.getByRole('status')).toContainText(address.kept.title);
    await expect(send).toHaveCount(0);
    const seen = await client.GET('/website/shipments/{shipment_id}', {
      params: { path: { shipment_id: shipment.id } },
    });
    expect(seen.data?.receiver.short_address).toBe('JDAB4321');
    expect(seen.data?.address_completed_at).toBeDefined();
  });
});

test.describe('the form for a missing address', () => {
  test.use({ provokes: [422] });

  test('names what is wrong', async ({ page, clientOf }) => {
    const shipment = (await lacking(await clientOf('company'))).at(-1);
    for (const language of ['ar', 'en'] as const) {
      const { submit, required } = TEXTS[language].address;
      await page.goto(`${shipment?.tracking_url ?? ''}?lang=${language}`);
      await page.getByRole('button', { name: submit }).click();
      await expect(page.getByText(required).first()).toBeVisible();
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await expectGoodScreen(page, `what is wrong in ${language} at ${width}`);
      }
    }
  });
});

test('the API has everything on the page, without signing in', async ({ site, clientOf }) => {
  const owner = await clientOf('company');
  const shipment = await bookByApi(owner);
  const params = {
    path: { public_token: shipment.tracking_url.replace('/t/', '') },
    header: { type: 'public' },
  } as const;
  const client = apiClient(site.url);
  const url = '/website/public-tracking/{public_token}';
  const shown = await client.GET(url, { params });
  expect(shown.data).toMatchObject({ tracking_number: shipment.tracking_number });
  const again = await client.POST(`${url}/address`, {
    params,
    body: { short_address: 'JDAB4321' },
  });
  expect(again.error).toMatchObject({ status: 409, code: 'address_known' });
});

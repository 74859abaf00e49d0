import type { Page } from '@playwright/test';
import { profileTabPath } from '../src/features/profile/paths.ts';
import { apiClient, type ApiClient } from './support/client.ts';
import { check, fill } from './support/form.ts';
import { inBothLanguages } from './support/journeys.ts';
import { expect, test } from './support/test.ts';
import type { TextOf } from './support/texts.ts';

const address = profileTabPath('integrations');
const NAME = 'متجر الواحة R&D';

/** The API's response to another system that uses these keys. */
async function integrate(origin: string, clientKey: string, secretKey: string) {
  const Authorization = `Basic ${btoa(`${clientKey}:${secretKey}`)}`;
  const { data, response } = await apiClient(origin).GET('/integration', {
    headers: { Authorization },
  });
  return { data, status: response.status };
}

/** The dialog that shows a secret: its content, and the button that closes it. */
function secretDialog(page: Page, text: TextOf) {
  const dialog = page.getByRole('dialog', { name: text('profile.keys.keep') });
  const shown = async (beginning: string) =>
    (await dialog.getByText(new RegExp(`^${beginning}_`)).textContent()) ?? '';
  return {
    dialog,
    clientKey: () => shown('mzk'),
    secretKey: () => shown('mzi'),
    async close() {
      await dialog.getByLabel(text('profile.keys.keep.kept')).check();
      await dialog.getByRole('button', { name: text('profile.keys.keep.done') }).click();
      await expect(dialog).toBeHidden();
    },
  };
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });

inBothLanguages(() => {
  // An eleventh key.
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], provokes: [409] });
  let client: ApiClient;

  test.beforeEach(async ({ enterAsNew }) => {
    ({ client } = await enterAsNew());
  });

  test('a key is created, and its secret copied once', async ({ page, text, site }) => {
    const press = (id: string) => page.getByRole('button', { name: text(id), exact: true }).click();
    await page.goto(address);
    await expect(page.getByText(text('profile.keys.none'), { exact: true })).toBeVisible();
    await press('profile.keys.new');
    await press('profile.keys.create');
    await expect(page.getByText(text('validation.required'))).toHaveCount(2);
    await fill(page, text('profile.keys.name'), NAME);
    await page.getByLabel(text('profile.keys.scope.prices_read')).check();
    await page.getByLabel(text('profile.keys.scope.tracking_read')).check();
    await press('profile.keys.create');

    const keep = secretDialog(page, text);
    await expect(keep.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    const done = keep.dialog.getByRole('button', { name: text('profile.keys.keep.done') });
    await expect(done).toBeDisabled();
    const [clientKey, secret] = [await keep.clientKey(), await keep.secretKey()];
    await press('profile.keys.secret.copy');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
    await keep.close();

    const { data } = await integrate(site.url, clientKey, secret);
    expect(data).toMatchObject({ account_type: 'company', client_key: clientKey });
    expect(data?.scopes).toEqual(['prices_read', 'tracking_read']);
    await page.reload();
    const row = rowOf(page, NAME);
    await expect(row).toContainText(clientKey);
    await expect(row).toContainText(secret.slice(-4));
    await expect(row).toContainText(text('profile.keys.scope.tracking_read'));
    await expect(page.getByText(secret)).toHaveCount(0);
  });

  test('a key is rotated with a grace period, then without, and revoked', async ({
    page,
    text,
    site,
  }) => {
    const { data: made } = await client.POST('/website/api-keys', {
      body: { name: NAME, scopes: ['shipments_read', 'balance_read'] },
    });
    const { secret_key: first = '', key: { client_key: clientKey = '' } = {} } = made ?? {};
    const statuses = (...secrets: string[]) =>
      Promise.all(
        secrets.map(async (secret) => (await integrate(site.url, clientKey, secret)).status),
      );
    const row = rowOf(page, NAME);
    const dialog = page.getByRole('dialog');
    const keep = secretDialog(page, text);
    const renew = async (grace: 'grace.0' | 'grace.24') => {
      await check(dialog, text('profile.keys.grace'), text(`profile.keys.${grace}`));
      await dialog.getByRole('button', { name: text('profile.keys.rotate') }).click();
      await expect(keep.dialog).toBeVisible();
      const secret = await keep.secretKey();
      await keep.close();
      return secret;
    };
    const pressInRow = (id: string) =>
      row
        .getByRole('button')
        .filter({ hasText: text(id) })
        .click();

    await page.goto(address);
    await expect(row).toContainText(text('profile.keys.neverUsed'));
    await pressInRow('profile.keys.rotate');
    await expect(dialog).toBeVisible();
    const second = await renew('grace.24');
    await expect(row).toContainText(text('profile.keys.previous'));
    await expect(row).toContainText(second.slice(-4));
    expect(await statuses(first, second)).toEqual([200, 200]);
    await page.reload();
    await expect(row).toContainText(text('profile.keys.lastUsed'));
    await expect(row).not.toContainText(text('profile.keys.neverUsed'));

    await pressInRow('profile.keys.rotate');
    await expect(dialog).toContainText(text('profile.keys.rotate.older'));
    const third = await renew('grace.0');
    await expect(row).not.toContainText(text('profile.keys.previous'));
    expect(await statuses(first, second, third)).toEqual([401, 401, 200]);

    await pressInRow('profile.keys.revoke');
    await expect(dialog).toContainText(text('profile.keys.revoke.lead'));
    await dialog.getByRole('button', { name: text('profile.cancel') }).click();
    expect(await statuses(third)).toEqual([200]);
    await pressInRow('profile.keys.revoke');
    await dialog.getByRole('button', { name: text('profile.keys.revoke') }).click();
    await expect(page.getByText(text('profile.keys.none'), { exact: true })).toBeVisible();
    expect(await statuses(third)).toEqual([401]);
  });

  test('the limit on the number of keys is reported', async ({ page, text, checkScreen }) => {
    for (let made = 0; made < 10; made += 1) {
      await client.POST('/website/api-keys', {
        body: { name: `${made}`, scopes: ['prices_read'] },
      });
    }
    await page.goto(address);
    await page.getByRole('button', { name: text('profile.keys.new') }).click();
    await fill(page, text('profile.keys.name'), NAME);
    await page.getByLabel(text('profile.keys.scope.balance_read')).check();
    await page.getByRole('button', { name: text('profile.keys.create') }).click();
    await expect(page.getByRole('alert')).toHaveText(text('profile.keys.tooMany'));
    await checkScreen('an eleventh key');
    await expect(page.getByRole('textbox', { name: text('profile.keys.name') })).toHaveValue(NAME);
  });

  test('each store platform has an address that can be renewed', async ({ page, text }) => {
    await page.goto(address);
    const store = (platform: 'salla' | 'zid') =>
      page.getByRole('listitem').filter({
        has: page.getByRole('heading', { name: text(`profile.webhooks.platform.${platform}`) }),
      });
    const url = (platform: 'salla' | 'zid') =>
      store(platform).getByText(`/api/store-webhooks/${platform}/`);
    await expect(url('zid')).toBeVisible();
    const [salla, zid] = [await url('salla').textContent(), await url('zid').textContent()];
    await store('zid')
      .getByRole('button', { name: text('profile.webhooks.url.copy') })
      .click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(zid);

    await store('salla')
      .getByRole('button')
      .filter({ hasText: text('profile.webhooks.renew') })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(text('profile.webhooks.ask.lead'));
    await dialog.getByRole('button', { name: text('profile.webhooks.renew') }).click();
    await expect(page.getByText(text('profile.webhooks.renewed'))).toBeVisible();
    await expect(url('salla')).not.toHaveText(salla ?? '');
    await expect(url('zid')).toHaveText(zid ?? '');
  });
});

test('an individual has keys, but no stores', async ({ page, signIn, clientOf, text }) => {
  await signIn('individual');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: text('profile.keys') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(text('profile.webhooks'))).toHaveCount(0);
  const refused = await (await clientOf('individual')).GET('/website/store-webhooks');
  expect(refused.error).toMatchObject({ status: 403, code: 'company_account_required' });
});

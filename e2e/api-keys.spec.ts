import { readFile } from 'node:fs/promises';
import { profileTabPath } from '../src/features/profile/paths.ts';
import { apiClient } from './support/client.ts';
import { check, fill } from './support/form.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import { button, comeNear } from './support/stop.ts';
import { expect, test } from './support/test.ts';

const address = profileTabPath('integrations');
const NAME = 'متجر الواحة R&D';

inArabicOnPhone(() => {
  // A key beyond the plan's limit, and an answer that is lost.
  const permissions = ['clipboard-read', 'clipboard-write'];
  test.use({ permissions, provokes: [409, 'ERR_FAILED'] });

  test('keys are created, rotated with and without grace, and revoked', async ({
    page,
    text,
    site,
    enterAsNew,
    checkScreen,
  }) => {
    const { client } = await enterAsNew();
    const label = (part: string) => text(`profile.keys.${part}`);
    const press = (id: string) => button(page, text(id)).click();
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    const dialog = page.getByRole('dialog');
    const keep = page.getByRole('dialog', { name: label('keep') });
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: NAME }) });
    const pressInRow = (part: string) =>
      row
        .getByRole('button')
        .filter({ hasText: label(part) })
        .click();
    /** What the open dialog shows once: a client key `mzk_…` or a secret key `mzi_…`. */
    const shown = async (beginning: string) =>
      (await keep.getByText(new RegExp(`^${beginning}_`)).textContent()) ?? '';
    const close = async () => {
      await keep.getByLabel(label('keep.kept')).check();
      await keep.getByRole('button', { name: label('keep.done') }).click();
      await expect(keep).toBeHidden();
    };
    const rotate = async (grace: string) => {
      await check(dialog, label('grace'), label(grace));
      await dialog.getByRole('button', { name: label('rotate') }).click();
      const secret = await shown('mzi');
      await close();
      return secret;
    };
    let clientKey = '';
    /** The API's responses to another system that uses these secrets. */
    const integrate = (...secrets: string[]) =>
      Promise.all(
        secrets.map((secret) => {
          const Authorization = `Basic ${btoa(`${clientKey}:${secret}`)}`;
          return apiClient(site.url).GET('/integration', { headers: { Authorization } });
        }),
      );
    const statuses = async (...secrets: string[]) =>
      (await integrate(...secrets)).map(({ response }) => response.status);

    await page.goto(address);
    await press('profile.keys.new');
    await fill(page, label('name'), NAME);
    await page.getByLabel(label('scope.prices_read')).check();
    await page.getByLabel(label('scope.tracking_read')).check();
    const posts = '**/api/website/api-keys';
    await page.route(posts, async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      await route.abort();
    });
    const lost = page.waitForEvent('requestfailed');
    await press('profile.keys.create');
    await lost;
    await page.unroute(posts);
    // Sent again, it is answered with the key that was made; `row` finds one.
    await page.getByLabel(label('name')).press('Enter');
    await expect(keep).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keep.getByRole('button', { name: label('keep.done') })).toBeDisabled();
    clientKey = await shown('mzk');
    const first = await shown('mzi');
    await press('profile.keys.secret.copy');
    await expect.poll(clipboard).toBe(first);
    await close();
    await expect(row).toContainText(label('neverUsed'));
    const [{ data } = {}] = await integrate(first);
    expect(data).toMatchObject({ account_type: 'company', client_key: clientKey });
    expect(data?.scopes).toEqual(['prices_read', 'tracking_read']);

    await page.reload();
    await expect(row).toContainText(clientKey);
    await expect(row).toContainText(first.slice(-4));
    await expect(row).toContainText(label('scope.tracking_read'));
    await expect(row).toContainText(label('lastUsed'));
    await expect(row).not.toContainText(label('neverUsed'));
    await expect(page.getByText(first)).toHaveCount(0);

    await pressInRow('rotate');
    const second = await rotate('grace.24');
    await expect(row).toContainText(label('previous'));
    await expect(row).toContainText(second.slice(-4));
    expect(await statuses(first, second)).toEqual([200, 200]);
    await pressInRow('rotate');
    await expect(dialog).toContainText(label('rotate.older'));
    const third = await rotate('grace.0');
    await expect(row).not.toContainText(label('previous'));
    expect(await statuses(first, second, third)).toEqual([401, 401, 200]);

    await pressInRow('revoke');
    await dialog.getByRole('button', { name: text('profile.cancel') }).click();
    expect(await statuses(third)).toEqual([200]);
    await pressInRow('revoke');
    await dialog.getByRole('button', { name: label('revoke') }).click();
    await expect(page.getByText(label('none'), { exact: true })).toBeVisible();
    expect(await statuses(third)).toEqual([401]);

    for (let made = 0; made < 2; made += 1) {
      await client.POST('/website/api-keys', {
        body: { name: `${made}`, scopes: ['prices_read'] },
      });
    }
    await press('profile.keys.new');
    await fill(page, label('name'), NAME);
    await page.getByLabel(label('scope.balance_read')).check();
    await press('profile.keys.create');
    await expect(page.getByRole('alert')).toContainText(text('shared.limits.reached'));
    await checkScreen('an eleventh key');
    await expect(page.getByRole('textbox', { name: label('name') })).toHaveValue(NAME);
  });

  test('requests of keys are found in the log, with why they are refused, and exported', async ({
    page,
    text,
    site,
    enterAsNew,
    checkScreen,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const { client } = await enterAsNew();
    const label = (part: string) => text(`profile.requests.${part}`);
    const panel = page.getByRole('region', { name: text('profile.requests'), exact: true });
    const rows = panel.getByRole('listitem').filter({ has: page.locator('bdi') });
    const keyOf = async (name: string, isTest: boolean) => {
      const { data } = await client.POST('/website/api-keys', {
        body: { name, scopes: ['balance_read'], test: isTest },
      });
      const Authorization = `Basic ${btoa(`${data?.key.client_key}:${data?.secret_key}`)}`;
      return { headers: { Authorization } };
    };
    const [live, tested] = [await keyOf(NAME, false), await keyOf('تجربة الربط', true)];
    const api = apiClient(site.url);
    await api.GET('/balance', live);
    const path = { shipment_id: 'shp_01jd4a5r6s7t8v9w0x1y2z3a4b' };
    await api.POST('/test-shipments/{shipment_id}/events', {
      ...{ ...live, params: { path }, body: { event: 'delivered' } },
    });
    await api.GET('/balance', tested);

    await page.goto(address);
    await comeNear(panel);
    await expect(async () => {
      await button(panel, label('refresh')).click();
      await expect(rows).toHaveCount(3, { timeout: 1_000 });
    }).toPass();
    const refused = rows.filter({ hasText: '/test-shipments' });
    await expect(refused).toContainText(label('outcome.refused'));
    await expect(refused).toContainText(label('code.insufficient_scope'));
    await expect(refused).toContainText(NAME);
    await expect(rows.filter({ hasText: label('test') })).toContainText('تجربة الربط');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(refused, label('id.copy')).click();
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(clipboard).toMatch(/^[0-9a-f-]{36}$/);
    const copied = await clipboard();
    await checkScreen('requests', { axe: 'both' });

    const filters = panel.getByRole('group', { name: text('ui.filters.name') });
    await button(panel, text('ui.filters.name')).click();
    await filters.getByRole('button', { name: label('outcome'), exact: true }).click();
    await page.getByRole('menuitemradio', { name: label('outcome.refused') }).click();
    await expect(page).toHaveURL(/[?&]outcome=refused/);
    await expect(rows).toHaveCount(1);
    const download = page.waitForEvent('download');
    await button(panel, label('csv')).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.trimEnd().split('\r\n')).toHaveLength(2);
    expect(file).toContain(copied);

    const sought = panel.getByRole('textbox', { name: label('search') });
    await sought.fill('nothing-like-it');
    await expect(panel.getByText(label('notFound'))).toBeVisible();
    await sought.fill(copied);
    await expect(rows).toHaveCount(1);
  });
});

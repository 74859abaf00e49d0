import { profileTabPath } from '../src/features/profile/paths.ts';
import { fill } from './support/form.ts';
import { inArabicAtDesk } from './support/journeys.ts';
import { deliver, sallaOrder } from './support/store-deliveries.ts';
import { button } from './support/stop.ts';
import { expect, test } from './support/test.ts';

const NAME = 'متجر الواحة R&D';

inArabicAtDesk(() => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a store is connected, tested, watched, renewed, renamed and disconnected', async ({
    page,
    text,
    enterAsNew,
  }) => {
    await enterAsNew();
    const label = (part: string) => text(`profile.stores.${part}`);
    const dialog = page.getByRole('dialog');
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: NAME }) });
    const pressInRow = (part: string) => row.getByText(label(part), { exact: true }).click();
    const shown = async (pattern: RegExp) => (await dialog.getByText(pattern).textContent()) ?? '';
    const ends = async () => {
      await button(dialog, label('setUp.done')).click();
      await expect(dialog).toBeHidden();
    };

    await page.goto(profileTabPath('integrations'));
    await button(page, label('connect')).click();
    await fill(dialog, label('name'), 'متجر');
    await button(dialog, label('connect')).click();
    await expect(dialog).toContainText(label('test.waiting'));
    const [url, first] = [await shown(/stores\/salla/), await shown(/^[\w-]{43}$/)];

    await test.step('a delivery turns the test and the store green', async () => {
      expect(await deliver(page.request, { url, secret: `${first}x` }, sallaOrder(1))).toBe(401);
      await expect(dialog).toContainText(label('test.refused'));
      expect(await deliver(page.request, { url, secret: first }, sallaOrder(1))).toBe(200);
      await expect(dialog).toContainText(label('test.came.lead'));
      await ends();
      await expect(page.getByText(label('status.connected'))).toBeVisible();
    });

    await test.step('it is renamed', async () => {
      await page.getByText(label('settings'), { exact: true }).click();
      await fill(dialog, label('name'), NAME);
      await button(dialog, label('settings.save')).click();
      await expect(dialog).toBeHidden();
      await expect(row).toContainText(first.slice(-4));
    });

    await test.step('its deliveries are listed, and shown as they came', async () => {
      await pressInRow('deliveries');
      const order = page.getByRole('row').filter({ hasText: label('verdict.accepted') });
      await expect(order).toContainText(text('profile.stores.delivery.order', { number: '1' }));
      await order.getByRole('link').click();
      await expect(dialog.getByRole('group', { name: label('delivery.body') })).toHaveText(
        sallaOrder(1),
      );
      await button(dialog, label('delivery.body.copy')).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe(sallaOrder(1));
      await expect(dialog.getByText(first)).toHaveCount(0);
      await button(dialog, label('delivery.replay')).click();
      await expect(dialog).toContainText(label('delivery.same'));
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: label('all') }).click();
    });

    await test.step('the secret is renewed, and the one before it goes on for a day', async () => {
      await pressInRow('secret.renew');
      await button(dialog, label('secret.renew')).click();
      await expect(dialog).toContainText(label('setUp.once'));
      const second = await shown(/^[\w-]{43}$/);
      await expect(dialog).toContainText(label('test.waiting'));
      expect(await deliver(page.request, { url, secret: first }, sallaOrder(2))).toBe(200);
      expect(await deliver(page.request, { url, secret: second }, sallaOrder(3))).toBe(200);
      await expect(dialog).toContainText(label('test.came.lead'));
      await ends();
      await expect(row).toContainText(label('previous'));
    });

    await test.step('the address is renewed, and the one before it stops', async () => {
      await pressInRow('address.renew');
      await button(dialog, label('address.renew')).click();
      await expect(page.getByText(label('address.renewed'))).toBeVisible();
      await expect(row).not.toContainText(url);
      expect(await deliver(page.request, { url, secret: first }, sallaOrder(4))).toBe(404);
    });

    await test.step('it is disconnected', async () => {
      await pressInRow('disconnect');
      await button(dialog, label('disconnect')).click();
      await expect(page.getByText(label('none'), { exact: true })).toBeVisible();
    });
  });
});

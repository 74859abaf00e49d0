import { Webhook } from 'standardwebhooks';
import { profileTabPath } from '../src/features/profile/paths.ts';
import { openReceiver, type Receiver } from './conformance/receiver.ts';
import { check, fill, select } from './support/form.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import { button } from './support/stop.ts';
import { expect, test } from './support/test.ts';

const NAME = 'نظام المستودع R&D';
const address = profileTabPath('integrations');

inArabicOnPhone(() => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  let receiver: Receiver;
  test.beforeEach(async () => {
    receiver = await openReceiver();
  });
  test.afterEach(() => {
    receiver.close();
  });

  test('an owner has another system told, and follows what arrives', async ({
    page,
    text,
    enterAsNew,
    checkScreen,
  }) => {
    const { client } = await enterAsNew();
    const label = (part: string) => text(`profile.webhooks.${part}`);
    const panel = page.getByRole('region', { name: text('profile.webhooks'), exact: true });
    const dialog = page.getByRole('dialog');
    const attempts = dialog.getByRole('region', { name: label('attempts') }).getByRole('listitem');
    const body = dialog.getByRole('group', { name: label('message.body') });
    const press = (id: string) => page.getByRole('button', { name: text(id, { name: NAME }) });
    const copies = async (part: string, value: string) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await button(dialog, label(part)).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(value);
    };
    /** Closes the details of a webhook, which open once it is sent. */
    const shut = async () => {
      await expect(body).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    };
    /** The secret that is shown once. */
    const keep = async () => {
      const secret = (await dialog.getByText(/^whsec_/).textContent()) ?? '';
      await copies('secret.copy', secret);
      await dialog.getByLabel(label('keep.kept')).check();
      await button(dialog, text('profile.keys.keep.done')).click();
      await expect(dialog).toBeHidden();
      return secret;
    };
    const renew = async (grace: string) => {
      await press('profile.webhooks.rotateOne').click();
      await check(dialog, text('profile.keys.grace'), text(`profile.keys.grace.${grace}`));
      await button(dialog, label('rotate')).click();
      return keep();
    };
    /** What arrives next, which each of these secrets has signed, and none of the others. */
    const arrival = async (secrets: string[], others: string[] = []) => {
      const { headers, body: sent } = (await receiver.next()) ?? { headers: {}, body: 'nothing' };
      const verify = (secret: string) =>
        new Webhook(secret).verify(sent, { ...(headers as Record<string, string>) });
      for (const secret of secrets) expect(verify(secret)).toMatchObject({ sample: true });
      for (const secret of others) expect(() => verify(secret)).toThrow('No matching signature');
      return { id: headers['webhook-id'], sent };
    };
    const sendSample = async (event: string) => {
      await select(dialog, label('event'), label(`event.${event}`));
      await button(dialog, label('sample.send')).click();
    };

    await page.goto(address);
    await button(panel, label('new')).click();
    await fill(dialog, label('url'), receiver.url);
    await fill(dialog, label('description'), NAME);
    await dialog.getByLabel(label('event.shipment.created')).check();
    await button(dialog, label('create')).click();
    const first = await keep();

    await test.step('a test event and the log', async () => {
      await press('profile.webhooks.sampleOne').click();
      await sendSample('shipment.delivered');
      const { id, sent } = await arrival([first]);
      await expect(attempts).toHaveText(new RegExp(label('outcome.delivered')));
      await expect(attempts).toContainText('200');
      await expect(attempts).toContainText('OK');
      await expect(dialog.getByText(String(id), { exact: true })).toBeVisible();
      expect(JSON.parse((await body.textContent()) ?? '')).toEqual(JSON.parse(sent));
      await copies('message.body.copy', sent);
      await button(dialog, label('message.resend')).click();
      expect(await arrival([first])).toEqual({ id, sent });
      await expect(attempts).toHaveCount(2);
      await shut();
      const row = page.getByRole('listitem').filter({ hasText: 'shipment.delivered' });
      await expect(row).toContainText(label('message.state.delivered'));
      await expect(row).toContainText(text('profile.webhooks.message.tried', { count: 2 }));
      await page.getByRole('link', { name: label('all') }).click();
    });

    await test.step('new secrets, with and without grace', async () => {
      const second = await renew('24');
      await press('profile.webhooks.sampleOne').click();
      await sendSample('balance.low');
      await arrival([first, second]);
      await shut();
      await page.getByRole('link', { name: label('all') }).click();
      const third = await renew('0');
      await press('profile.webhooks.sampleOne').click();
      await sendSample('order.received');
      await arrival([third], [first, second]);
      await shut();
    });

    await test.step('a system that asks for no more', async () => {
      receiver.status = 410;
      await button(page, label('sample')).click();
      await sendSample('invoice.issued');
      await expect(attempts).toContainText('410');
      await shut();
      await checkScreen('a log of a disabled endpoint', { shows: label('stopped.disabled') });
      await page.getByRole('link', { name: label('all') }).click();
      await checkScreen('a disabled endpoint', { shows: label('state.disabled') });
      receiver.status = 200;
      await press('profile.webhooks.resumeOne').click();
      await expect(panel.getByText(label('state.active'), { exact: true })).toBeVisible();
    });

    await test.step('a pause, and the end', async () => {
      await press('profile.webhooks.pauseOne').click();
      await expect(panel.getByText(label('stopped.byOwner'))).toBeVisible();
      await expect(press('profile.webhooks.sampleOne')).toHaveCount(0);
      await press('profile.webhooks.resumeOne').click();
      await expect(press('profile.webhooks.sampleOne')).toBeVisible();
      await press('profile.webhooks.deleteOne').click();
      await button(dialog, label('delete')).click();
      await expect(panel.getByText(label('none'))).toBeVisible();
      const { data } = await client.GET('/website/webhook-endpoints');
      expect(data?.data).toEqual([]);
    });
  });
});

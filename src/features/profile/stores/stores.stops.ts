import { fill } from '../../../../e2e/support/form.ts';
import { button, open, type Stops } from '../../../../e2e/support/stop.ts';
import { expect } from '../../../../e2e/support/test.ts';
import { profileTabPath } from '../paths.ts';

export const fullStops: Stops = {
  async stores({ page, text, enterAsNew, checkScreen }) {
    const label = (part: string) => text(`profile.stores.${part}`);
    const dialog = page.getByRole('dialog');
    const inRow = (part: string) =>
      page.getByRole('listitem').getByText(label(part), { exact: true });
    await enterAsNew();
    await open(page, profileTabPath('integrations'));
    await checkScreen('no stores', { shows: label('none') });

    await button(page, label('connect')).click();
    await button(dialog, label('connect')).click();
    await checkScreen('a store to be connected', { shows: text('validation.required') });
    await dialog.getByRole('radio', { name: label('platform.zid') }).check();
    await fill(page, label('name'), 'متجر تجريبي');
    await button(dialog, label('connect')).click();
    await checkScreen('steps', { shows: label('test.waiting') });
    const url = await dialog.getByText(/stores\/zid/).innerText();
    const [, username = ''] = /(mizan-\w+)/.exec(await dialog.innerText()) ?? [];
    const secret = await dialog.getByText(/^[\w-]{43}$/).innerText();
    await page.request.post(new URL(url).pathname, { data: {} });
    await checkScreen('a refused test', { shows: label('test.refused') });
    const pair = Buffer.from(`${username}:${secret}`).toString('base64');
    const headers = { authorization: `Basic ${pair}` };
    await page.request.post(new URL(url).pathname, { data: {}, headers });
    await checkScreen('a test that came', { shows: label('test.came') });
    await button(dialog, label('setUp.done')).click();
    await expect(dialog).toBeHidden();
    await open(page, profileTabPath('integrations'));
    await checkScreen('a store', { shows: label('status.connected') });

    await inRow('secret.renew').click();
    await checkScreen('a secret to be renewed', { shows: label('secret.lead') });
    await button(dialog, label('secret.renew')).click();
    await checkScreen('a new secret', { shows: label('setUp.once') });
    await page.keyboard.press('Escape');
    await inRow('settings').click();
    await checkScreen('settings to be changed', { shows: label('booking.by_rules') });
    await button(dialog, label('settings.save')).click();
    await expect(dialog).toBeHidden();
    await inRow('access.grant').click();
    await checkScreen('access to be granted', { shows: label('access.lead') });
    await fill(dialog, label('access.token'), 'sample-token-of-zid');
    await button(dialog, label('access.grant')).click();
    await expect(dialog).toBeHidden();
    await inRow('disconnect').click();
    await checkScreen('a store to be disconnected', { shows: label('disconnect.lead') });
  },
};

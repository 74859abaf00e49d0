import { check, fill, select } from '../../../../e2e/support/form.ts';
import { button, open, type Stops } from '../../../../e2e/support/stop.ts';
import { expect } from '../../../../e2e/support/test.ts';
import { profileTabPath, webhookLogPath } from '../paths.ts';

/** Of the contract's examples. */
export const screens = { 'webhook-log': webhookLogPath('whe_01jd4a5r6s7t8v9w0x1y2z3a4b') };

/** Nothing listens there, so that every attempt fails. */
const deadUrl = 'http://127.0.0.1:9/mizan';

export const fullStops: Stops = {
  async webhooks({ page, text, enterAsNew, checkScreen, provoke }) {
    const label = (part: string) => text(`profile.webhooks.${part}`);
    const panel = page.getByRole('region', { name: text('profile.webhooks'), exact: true });
    const dialog = page.getByRole('dialog');
    const inRow = (part: string) => panel.getByText(label(part), { exact: true });
    const shut = async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    };
    const keep = async () => {
      await dialog.getByLabel(label('keep.kept')).check();
      await button(page, text('profile.keys.keep.done')).click();
      await expect(dialog).toBeHidden();
    };
    const tickShipments = async () => {
      for (const event of ['shipment.created', 'shipment.delivered']) {
        await dialog.getByLabel(label(`event.${event}`)).check();
      }
    };
    provoke(409, 422);
    await enterAsNew();
    await open(page, profileTabPath('integrations'));
    await checkScreen('no endpoints', { shows: label('none') });

    await button(panel, label('new')).click();
    await button(dialog, label('create')).click();
    await checkScreen('an endpoint to be made', { shows: text('validation.required') });
    await fill(dialog, label('url'), 'erp.example.com');
    await tickShipments();
    await button(dialog, label('create')).click();
    await checkScreen('a URL without its beginning', { shows: text('validation.not_https') });
    await fill(dialog, label('url'), `${deadUrl}#top`);
    await button(dialog, label('create')).click();
    await checkScreen('a refused URL', { shows: text('validation.has_fragment') });
    await fill(dialog, label('url'), deadUrl);
    await fill(dialog, label('description'), 'نظام تجريبي');
    await button(dialog, label('create')).click();
    await checkScreen('its secret', { shows: dialog.getByText(label('keep')) });
    await keep();
    await checkScreen('an endpoint', { shows: inRow('state.active') });

    await button(panel, label('new')).click();
    await fill(dialog, label('url'), deadUrl);
    await tickShipments();
    await button(dialog, label('create')).click();
    await checkScreen('too many endpoints', { shows: text('shared.limits.reached') });
    await shut();

    await inRow('edit').click();
    await dialog.getByLabel(label('event.shipment.returned')).check();
    await checkScreen('an endpoint to be changed', { shows: label('url.help') });
    await button(dialog, text('profile.save')).click();
    await expect(dialog).toBeHidden();
    await inRow('rotate').click();
    await check(dialog, text('profile.keys.grace'), text('profile.keys.grace.24'));
    await checkScreen('a secret to be renewed', { shows: label('rotate.lead') });
    await button(dialog, label('rotate')).click();
    await checkScreen('a secret with grace', { shows: dialog.getByText(label('previous')) });
    await keep();

    await inRow('log').click();
    await checkScreen('nothing sent', { shows: label('log.none') });
    await page.goBack();
    await inRow('sample').click();
    await select(dialog, label('event'), label('event.balance.low'));
    await checkScreen('a test event', { shows: label('sample.lead') });
    await button(dialog, label('sample.send')).click();
    await expect(dialog.getByText(label('outcome.connect')).first()).toBeVisible();
    await checkScreen('what came of it', { shows: label('message.body') });
    await button(dialog, label('message.resend')).click();
    await expect(page.getByText(label('message.resent'))).toBeVisible();
    await shut();
    await checkScreen('a log', { shows: label('log.lead') });
    await button(page, label('resend')).click();
    await checkScreen('all to be sent again', { shows: label('resend.lead') });
    await button(dialog, label('resend.send')).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(text('profile.webhooks.resend.done', { count: 1 }))).toBeVisible();

    await page.getByText(label('all'), { exact: true }).click();
    await checkScreen('an endpoint that fails', { shows: panel.getByRole('note') });
    await inRow('pause').click();
    await checkScreen('a paused endpoint', { shows: inRow('state.paused') });
    await inRow('delete').click();
    await checkScreen('an endpoint to be deleted', { shows: label('delete.lead') });
    await button(dialog, label('delete')).click();
    await expect(page.getByText(label('deleted'))).toBeVisible();
    await open(page, webhookLogPath('no-id'));
    await expect(page.getByText(label('unknown'))).toBeVisible();
  },
};

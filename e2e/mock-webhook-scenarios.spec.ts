import {
  profileTabPath,
  webhookLogPath,
  webhookMessagePath,
} from '../src/features/profile/paths.ts';
import { fill, select } from './support/form.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import { prefer } from './support/prefer.ts';
import { button, exampleTime } from './support/stop.ts';
import { expect, test } from './support/test.ts';

const integrations = profileTabPath('integrations');
const endpoint = 'whe_01jd4a5r6s7t8v9w0x1y2z3a4b';
const failed = 'msg_01jd1a5r6s7t8v9w0x1y2z3a4b';
const api = '**/api/website/webhook-endpoints';
const name = 'نظام المستودع';

inArabicOnPhone(() => {
  test.beforeEach(async ({ page, signIn }) => {
    await page.clock.setFixedTime(exampleTime);
    await signIn('company');
  });

  test(
    'endpoints show their state, and what happens next',
    { tag: '@full' },
    async ({ page, text, checkScreen }) => {
      const label = (part: string) => text(`profile.webhooks.${part}`);
      const panel = page.getByRole('region', { name: text('profile.webhooks'), exact: true });
      await prefer(page, api, 'example=none');
      await page.goto(integrations);
      await checkScreen('no-endpoints', { shows: label('none') });
      await page.unrouteAll();
      await prefer(page, api, 'example=every_state');
      await page.reload();
      for (const why of ['byFailures', 'byOwner', 'disabled']) {
        await expect(panel.getByText(label(`stopped.${why}`), { exact: true })).toBeVisible();
      }
      await checkScreen('every-state', { shows: label('stopped.byOwner') });
    },
  );

  test(
    'an endpoint is made, changed, paused, given a new secret and deleted',
    { tag: '@full' },
    async ({ page, text, checkScreen }) => {
      const label = (part: string) => text(`profile.webhooks.${part}`);
      const dialog = page.getByRole('dialog');
      const press = (id: string) => page.getByRole('button', { name: text(id, { name }) }).click();
      await page.goto(integrations);
      await button(page, label('new')).click();
      await fill(dialog, label('url'), 'https://erp.example.com/mizan');
      await dialog.getByLabel(label('event.shipment.created')).check();
      await checkScreen('new-endpoint', { shows: label('test.help') });
      await button(dialog, label('create')).click();
      await checkScreen('webhook-secret', { shows: label('keep.guide') });
      await dialog.getByLabel(label('keep.kept')).check();
      await button(dialog, text('profile.keys.keep.done')).click();

      await press('profile.webhooks.editOne');
      await fill(dialog, label('url'), 'ftp://erp.example.com');
      await button(dialog, text('profile.save')).click();
      await checkScreen('edit-endpoint', { shows: text('validation.not_https') });
      await fill(dialog, label('url'), 'https://erp.example.com/mizan');
      await button(dialog, text('profile.save')).click();
      await expect(page.getByText(label('saved'))).toBeVisible();
      await press('profile.webhooks.rotateOne');
      await checkScreen('rotate-webhook-secret', { shows: label('rotate.help') });
      await button(dialog, label('rotate')).click();
      await checkScreen('rotated-webhook-secret', { shows: dialog.getByText(label('previous')) });
      await dialog.getByLabel(label('keep.kept')).check();
      await button(dialog, text('profile.keys.keep.done')).click();
      await press('profile.webhooks.pauseOne');
      await expect(page.getByText(label('paused'))).toBeVisible();
      await press('profile.webhooks.deleteOne');
      await checkScreen('delete-endpoint', { shows: label('delete.lead') });
      await button(dialog, label('delete')).click();
      await expect(page.getByText(label('deleted'))).toBeVisible();
    },
  );

  test(
    'a log shows what was sent, and sends it again',
    { tag: '@full' },
    async ({ page, text, checkScreen }) => {
      const label = (part: string) => text(`profile.webhooks.${part}`);
      const dialog = page.getByRole('dialog');
      await prefer(page, `${api}/*/messages?*`, 'example=every_state');
      await page.goto(webhookLogPath(endpoint));
      await checkScreen('log', { shows: label('message.held') });
      await button(page, label('resend')).click();
      await checkScreen('resend-all', { shows: label('resend.lead') });
      await button(dialog, label('resend.send')).click();
      await expect(
        page.getByText(text('profile.webhooks.resend.done', { count: 37 })),
      ).toBeVisible();

      await button(page, label('sample')).click();
      await select(dialog, label('event'), label('event.balance.low'));
      await checkScreen('test-event', { shows: label('sample.lead') });
      await button(dialog, label('sample.send')).click();
      await expect(dialog.getByText(label('outcome.refused'))).toBeVisible();
      await button(dialog, label('message.resend')).click();
      await expect(page.getByText(label('message.resent'))).toBeVisible();
      await checkScreen('message', { shows: label('message.body.note') });

      await prefer(page, `${api}/*/messages/msg_*`, 'example=failed');
      await page.goto(webhookMessagePath(endpoint, failed));
      await checkScreen('every-outcome', { shows: label('outcome.forbidden_address') });

      await prefer(page, `${api}/*/messages?*`, 'example=none');
      await page.goto(webhookLogPath(endpoint));
      await checkScreen('empty-log', { shows: label('log.none') });
      await page.goto(`${webhookLogPath(endpoint)}&state=failed`);
      await checkScreen('nothing-found', { shows: label('log.notFound') });
      await prefer(page, `${api}/${endpoint}`, 'example=paused');
      await page.goto(webhookLogPath(endpoint));
      await checkScreen('log-of-paused', { shows: label('stopped.byFailures') });
    },
  );

  test.describe('what the server refuses', () => {
    test.use({ provokes: [404, 409, 422, 500] });

    test('is told where it can be mended', async ({ page, text, checkScreen }) => {
      const label = (part: string) => text(`profile.webhooks.${part}`);
      const dialog = page.getByRole('dialog');
      const create = button(dialog, label('create'));
      await page.goto(integrations);
      await button(page, label('new')).click();
      await fill(dialog, label('url'), 'https://erp.example.com/mizan');
      await dialog.getByLabel(label('event.shipment.created')).check();
      for (const code of [
        'not_https',
        'forbidden_port',
        'forbidden_host',
        'has_credentials',
        'has_fragment',
      ]) {
        await prefer(page, api, `code=422, example=${code}`);
        await create.click();
        await expect(dialog.getByText(text(`validation.${code}`))).toBeVisible();
        await checkScreen(code);
      }
      await prefer(page, api, 'code=409');
      await create.click();
      await checkScreen('endpoint-limit', { shows: text('shared.limits.reached') });

      await page.goto(webhookMessagePath(endpoint, failed));
      await prefer(page, `${api}/*/messages/*/resend`, 'code=409');
      await button(dialog, label('message.resend')).click();
      await checkScreen('not-active', { shows: label('notActive') });
    });

    test('is told in place of what cannot be shown', async ({ page, text, checkScreen }) => {
      const label = (part: string) => text(`profile.webhooks.${part}`);
      await prefer(page, api, 'code=500');
      await page.goto(integrations);
      const panel = page.getByRole('region', { name: text('profile.webhooks'), exact: true });
      await expect(panel.getByText(text('ui.failed.title'))).toBeVisible();
      await checkScreen('endpoints-failed');
      await prefer(page, `${api}/*`, 'code=404');
      await page.goto(webhookLogPath(endpoint));
      await checkScreen('unknown-endpoint', { shows: label('unknown') });
      await page.unrouteAll();
      await prefer(page, `${api}/*/messages/msg_*`, 'code=404');
      await page.goto(webhookMessagePath(endpoint, failed));
      await checkScreen('unknown-message', { shows: label('message.unknown') });
    });
  });
});

import type { Route } from '@playwright/test';
import { search } from '../../../e2e/support/form.ts';
import { needAttention } from '../../../e2e/support/attention.ts';
import { button, narrow, open, type Stops } from '../../../e2e/support/stop.ts';
import { expect } from '../../../e2e/support/test.ts';
import { homePath } from './paths.ts';
import { shipmentPaths } from '../shipments/paths.ts';
import { trackingPaths } from '../tracking/paths.ts';

export const screens = { home: homePath };

export const stops: Stops = {
  async 'home and shell'({ page, text, names, signIn, checkScreen }) {
    const client = await signIn('company');
    const { data: balance } = await client.GET('/website/balance');
    const cash = { amount: 24_900, currency: 'SAR' } as const;
    await page.route('**/api/website/balance', (route) =>
      route.fulfill({
        json: {
          ...balance,
          last_transaction: {
            ...balance?.last_transaction,
            kind: 'cod_collected',
            amount: { ...cash, amount: 0 },
            cash_on_delivery: cash,
          },
        },
      }),
    );
    await open(page, homePath);
    const panel = page.getByRole('region', { name: text('home.balance.title') });
    await expect(panel.getByText(text('home.balance.beside'))).toContainText('249.00');
    await checkScreen('home');
    await button(page, text('home.price.submit')).click();
    await checkScreen('required', { shows: text('validation.required') });
    await page.getByRole('combobox', { name: text('home.price.from'), exact: true }).click();
    await checkScreen('places', { shows: page.getByRole('listbox') });
    await search(page, page, text('home.price.from'), names.city('riyadh'));
    await page.getByRole('button', { name: text('app.account.menu') }).click();
    const menu = page.getByRole('menu', { name: text('app.account.menu') });
    await expect(menu).toBeVisible();
    // MUI's popover is outside of every landmark.
    await checkScreen('account menu', { axe: 'none' });
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.setViewportSize(narrow);
    await button(page, text('app.navigation.open')).click();
    await checkScreen('menu', { shows: button(page, text('app.navigation.close')) });
  },
  async 'empty account'({ page, text, signIn, checkScreen }) {
    await signIn('empty');
    for (const path of [homePath, trackingPaths.start]) {
      await open(page, path);
      await checkScreen(path);
    }
    await open(page, shipmentPaths.list);
    await checkScreen('no shipments', { shows: text('shipments.list.none.title') });
  },
  async 'offer of the questionnaire'({ page, text, enterAsNew, checkScreen }) {
    await enterAsNew();
    await open(page, homePath);
    await checkScreen('offered', { shows: text('home.questionnaire.title') });
    await button(page, text('home.questionnaire.later')).click();
    await checkScreen('put off', { shows: text('home.questionnaire.kept') });
  },
};

export const fullStops: Stops = {
  async 'what needs attention'({ page, text, enterAsNew, checkScreen }) {
    const { client } = await enterAsNew();
    await needAttention(client);
    await open(page, homePath);
    const kind = text('home.attention.kind.low_balance');
    const panel = page.getByRole('region', { name: text('home.attention.title') });
    await checkScreen('an item', { shows: kind });
    await button(panel, text('home.attention.snooze', { item: kind })).click();
    const days = page.getByRole('menuitem', { name: text('home.attention.days', { days: 3 }) });
    await checkScreen('days', { shows: days });
    await days.click();
    await expect(page.getByText(text('home.attention.wasSnoozed', { days: 3 }))).toBeVisible();
    await checkScreen('nothing left', { shows: text('home.attention.none') });
    await button(panel, text('home.attention.showSnoozed', { count: '1' })).click();
    await checkScreen('snoozed', { shows: button(page, text('home.attention.showOpen')) });
    await button(page, text('home.attention.restore', { item: kind })).click();
    await checkScreen('nothing snoozed', { shows: text('home.attention.noneSnoozed') });
    await button(page, text('home.attention.showOpen')).click();
    await checkScreen('put back', { shows: kind });
  },
  async "today's numbers"({ page, text, signIn, checkScreen, provoke }) {
    await signIn('company');
    const away = (route: Route) => route.fulfill({ status: 500, json: {} });
    await page.route('**/api/website/today', away);
    provoke(500);
    await open(page, homePath);
    const panel = page.getByRole('region', { name: text('home.today.title') });
    await checkScreen('failed', { shows: panel.getByRole('alert') });
    await page.unroute('**/api/website/today', away);
    await button(panel, text('ui.retry')).click();
    await checkScreen('loaded', { shows: text('home.today.booked') });
  },
};

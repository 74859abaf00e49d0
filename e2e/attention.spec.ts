import type { Page } from '@playwright/test';
import { homePath } from '../src/features/home/paths.ts';
import { needAttention } from './support/attention.ts';
import { button, open } from './support/stop.ts';
import { expect, test } from './support/test.ts';

const menu = (page: Page) => page.getByRole('navigation').first().getByRole('listitem');

test('an item is snoozed, put back, done and undone', async ({ page, text, enterAsNew }) => {
  const { client } = await enterAsNew();
  await needAttention(client);
  await open(page, homePath);
  const kind = text('home.attention.kind.low_balance');
  const item = page.getByRole('listitem').filter({ hasText: kind });
  const none = page.getByText(text('home.attention.none'));
  const snooze = button(page, text('home.attention.snooze', { item: kind }));
  const done = button(page, text('home.attention.done', { item: kind }));
  const undo = button(page, text('home.attention.undo'));
  await expect(item).toBeVisible();

  // By keyboard; the menu opens with its first entry focused.
  await snooze.press('Enter');
  const days = page.getByRole('menuitem', { name: text('home.attention.days', { days: 1 }) });
  await expect(days).toBeFocused();
  await days.press('Enter');
  await expect(none).toBeVisible();
  await expect(page.getByText(text('home.attention.wasSnoozed', { days: 1 }))).toBeVisible();
  await undo.click();
  await expect(item).toBeVisible();

  // A new account sees nothing of what it has done.
  await done.click();
  await expect(item).toBeHidden();
  await page.reload();
  await expect(page.getByText(text('home.steps.title'))).toBeVisible();
  await expect(item).toBeHidden();
  await expect(none).toBeHidden();
  const listed = async (snoozed: boolean) =>
    (await client.GET('/website/attention', { params: { query: { snoozed } } })).data?.total;
  expect([await listed(false), await listed(true)]).toEqual([0, 0]);
  const attention_id = `low_balance-${(await client.GET('/website/profile')).data?.id ?? ''}`;
  await client.DELETE('/website/attention/{attention_id}/mark', {
    params: { path: { attention_id } },
  });
  await page.reload();
  await expect(item).toBeVisible();
  await item.getByRole('link', { name: text('home.attention.open.topUp') }).click();
  await expect(page).toHaveURL(/recharge-balance/);
});

test('the number stands in the menu once somebody is at the page', async ({
  page,
  text,
  enterAsNew,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { client } = await enterAsNew();
  await needAttention(client);
  await open(page, '/plans');
  const entry = menu(page).getByRole('link', { name: text('app.navigation.home') });
  await expect(entry).toHaveText(text('app.navigation.home'));
  await page.keyboard.press('Shift');
  const told = text('home.attention.badge', { count: '1' });
  await expect(entry).toHaveAccessibleName(new RegExp(told));
  await client.POST('/website/attention/{attention_id}/done', {
    params: {
      path: {
        attention_id: `low_balance-${(await client.GET('/website/profile')).data?.id ?? ''}`,
      },
    },
  });
  await page.reload();
  await page.keyboard.press('Shift');
  await expect(entry).toHaveAccessibleName(text('app.navigation.home'));
});

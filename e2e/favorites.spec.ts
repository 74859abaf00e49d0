import type { Page } from '@playwright/test';
import { companyPaths } from '../src/features/companies/paths.ts';
import { favoritesPath } from '../src/features/favorites/paths.ts';
import type { ApiClient } from './support/client.ts';
import { button, open, prices } from './support/stop.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<{ client: ApiClient }>({
  // A new account, without favorites.
  client: async ({ enterAsNew }, use) => {
    await use((await enterAsNew()).client);
  },
});

const favorites = '**/api/website/favorites/*';
const cards = (page: Page) => page.getByRole('article');
const starsOf = (page: Page, label: string) => page.getByRole('button', { name: label });

/** The couriers that take the parcel, with their names in Arabic. */
async function quotedCouriers(client: ApiClient) {
  const place = (city: string) => ({ country: 'SA', city });
  const body = { origin: place('riyadh'), destination: place('jeddah'), weight: 12_000 };
  const { data } = await client.POST('/website/quotes', { body });
  return new Map((data?.prices ?? []).map(({ courier }) => [courier.id, courier.name.ar]));
}

const save = (client: ApiClient, courier_id: string, is_default = false) =>
  client.PUT('/website/favorites/{courier_id}', {
    params: { path: { courier_id } },
    body: { is_default },
  });

test('a star is set at once, and undone if the server fails', async ({
  page,
  text,
  client,
  provoke,
}) => {
  provoke(500);
  const [[, courier = ''] = []] = await quotedCouriers(client);
  await open(page, prices);
  const stars = starsOf(page, text('shared.couriers.favorite', { courier }));
  const answer = Promise.withResolvers<undefined>();
  await page.route(favorites, async (route) => {
    await answer.promise;
    await route.fulfill({ status: 500 });
  });
  await stars.first().click();
  // All cards of the courier, although nothing has been answered.
  for (const star of await stars.all()) await expect(star).toHaveAttribute('aria-pressed', 'true');
  answer.resolve(undefined);
  await expect(page.getByText(text('shared.couriers.favorite.failed'))).toBeVisible();
  await expect(stars.first()).toHaveAttribute('aria-pressed', 'false');

  await page.unroute(favorites);
  await stars.first().click();
  await stars.first().click();
  await stars.first().click();
  const saved = async () => (await client.GET('/website/favorites')).data?.data.length;
  await expect.poll(saved).toBe(1);
  await page.reload();
  await expect(stars.first()).toHaveAttribute('aria-pressed', 'true');
});

test('favorites come first among the prices, and can be mixed with the others', async ({
  page,
  text,
  client,
}) => {
  const couriers = [...(await quotedCouriers(client))];
  const [dearest, dearer] = couriers.slice(-2).reverse();
  await save(client, dearer?.[0] ?? '');
  await save(client, dearest?.[0] ?? '', true);
  await open(page, prices);
  await expect(cards(page).first()).toContainText(dearest?.[1] ?? '');
  await expect(cards(page).first()).toContainText(text('shared.couriers.default'));
  await expect(cards(page).filter({ hasText: text('pricing.badge.cheapest') })).toHaveCount(1);
  const switched = button(page, text('pricing.favorites'));
  await switched.click();
  await expect(page).toHaveURL(/favorites=mixed/);
  await expect(cards(page).first()).toContainText(text('pricing.badge.cheapest'));
  await page.reload();
  await expect(switched).toHaveAttribute('aria-pressed', 'false');
  // A star moves no card from under the pointer.
  await switched.click();
  await expect(cards(page).first()).toContainText(dearest?.[1] ?? '');
  await cards(page).first().getByRole('button', { pressed: true }).click();
  await expect(cards(page).first()).toContainText(dearest?.[1] ?? '');
});

test('a favorite is searched, removed, put back and compared', async ({ page, text, client }) => {
  const [first, second, third] = [...(await quotedCouriers(client))];
  for (const [id] of [first, second, third].filter((each) => each !== undefined)) {
    await save(client, id, id === first?.[0]);
  }
  await open(page, favoritesPath);
  await expect(cards(page)).toHaveCount(3);
  const all = page.getByRole('link', { name: text('favorites.compareAll') });
  const ids = [first, second, third].map((each) => each?.[0] ?? '');
  await expect(all).toHaveAttribute('href', companyPaths.compareResults(ids));

  const star = text('shared.couriers.favorite', { courier: first?.[1] ?? '' });
  await starsOf(page, star).click();
  await expect(cards(page)).toHaveCount(2);
  await button(page, text('favorites.undo')).click();
  await expect(cards(page)).toHaveCount(3);
  const kept = async () =>
    (await client.GET('/website/favorites')).data?.data.map(({ courier, is_default }) => [
      courier.id,
      is_default,
    ]);
  await expect.poll(kept).toEqual([
    [ids[1], false],
    [ids[2], false],
    [ids[0], true],
  ]);
  const name = second?.[1] ?? '';
  await button(page, text('favorites.makeDefault.label', { courier: name })).click();
  await expect(cards(page).filter({ hasText: text('shared.couriers.default') })).toContainText(
    name,
  );
  await page.getByRole('textbox', { name: text('favorites.search') }).fill(name);
  await expect(cards(page)).toHaveCount(1);
});

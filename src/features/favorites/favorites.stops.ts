import { button, open, prices, type Stops } from '../../../e2e/support/stop.ts';
import { favoritesPath } from './paths.ts';

export const screens = { favorites: favoritesPath };

export const fullStops: Stops = {
  async favorites({ page, text, enterAsNew, checkScreen, provoke }) {
    provoke(500);
    const { client } = await enterAsNew();
    await open(page, favoritesPath);
    await checkScreen('none', { shows: text('favorites.none.title') });

    const { data } = await client.GET('/website/couriers', { params: { query: { limit: 6 } } });
    const [first, second, ...others] = (data?.data ?? []).map(({ id }) => id);
    const save = (courier_id = '', is_default = false) =>
      client.PUT('/website/favorites/{courier_id}', {
        params: { path: { courier_id } },
        body: { is_default },
      });
    await save(first);
    await save(second, true);
    await open(page, favoritesPath);
    await checkScreen('a few', { shows: text('shared.couriers.default') });
    await open(page, prices);
    await checkScreen('first among prices', { shows: text('shared.couriers.default') });

    for (const id of others) await save(id);
    await open(page, favoritesPath);
    const boxes = page.getByRole('checkbox');
    for (const place of [0, 1, 2, 3]) await boxes.nth(place).check();
    await checkScreen('chosen for a comparison');
    await page.getByRole('article').getByRole('button', { pressed: true }).first().click();
    await checkScreen('removed', { shows: text('favorites.undo') });
    await button(page, text('favorites.undo')).click();
    await page.getByRole('textbox', { name: text('favorites.search') }).fill('x y z');
    await checkScreen('none found', { shows: text('favorites.noneFound.title') });
    await page.route('**/api/website/favorites', (route) => route.fulfill({ status: 500 }));
    await open(page, favoritesPath);
    await checkScreen('failed');
  },
};

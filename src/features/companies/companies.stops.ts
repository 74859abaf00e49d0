import { button, open, type Stops } from '../../../e2e/support/stop.ts';
import { expect } from '../../../e2e/support/test.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { companyPaths } from './paths.ts';

const severalServices = 'crr_01jd3x8q4v7w2n5m9k0ctp6r1b';

export const screens = { company: companyPaths.prices('crr_01jd3x8q4v7w2n5m9k0ctp6r1a') };

export const stops: Stops = {
  async company({ page, text, signIn, checkScreen, provoke }) {
    provoke(404, 500);
    await signIn('company');
    await open(page, companyPaths.prices(severalServices));
    await checkScreen('several services');
    await page.locator('summary').first().click();
    await checkScreen('coverage open');
    const ratings = page.getByRole('group', { name: text('companies.ratings.histogram') });
    await ratings.getByRole('button').nth(1).click();
    await expect(button(page, text('companies.ratings.allStars'))).toBeVisible();
    await button(page, text('companies.ratings.sort.lowest')).click();
    await checkScreen('ratings of four stars');
    await page.route('**/api/website/couriers/*/ratings?*', async (route) => {
      const answer = await route.fetch();
      const json = (await answer.json()) as components['schemas']['CourierRatingList'];
      const page = { total: 0, total_is_capped: false };
      const summary = { ...json.summary, average: 0, count: 0 };
      await route.fulfill({ json: { summary, data: [], page } });
    });
    await open(page, companyPaths.prices(severalServices));
    await checkScreen('not rated', { shows: text('companies.ratings.none') });
    await page.unroute('**/api/website/couriers/*/ratings?*');
    await open(page, companyPaths.prices('crr_01jd3x8q4v7w2n5m9k0ctp6r99'));
    await checkScreen('not found');
    await page.route('**/api/website/couriers/*', (route) => route.fulfill({ status: 500 }));
    await open(page, companyPaths.prices(severalServices));
    await checkScreen('failed');
  },
};

import { button, open, type Stops } from '../../../e2e/support/stop.ts';
import { expect } from '../../../e2e/support/test.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { companyPaths } from './paths.ts';

const caravan = 'crr_01jd3x8q4v7w2n5m9k0ctp6r1a';
const severalServices = 'crr_01jd3x8q4v7w2n5m9k0ctp6r1b';
const parcel = 'from=riyadh&to=jeddah&weight=12kg';

const standard = { changed_at: '2026-11-02T06:00:00Z', service_type: 'standard' };
/** More changes than are shown at first. */
const changes = [
  { ...standard, kind: 'added', lane: 'international' },
  ...[
    { field: 'coverage_areas', added: ['tabuk', 'hail', 'AE'], removed: ['abha'] },
    { field: 'served_days', added: ['friday'] },
    { field: 'notes' },
  ].map((change) => ({ ...standard, kind: 'changed', ...change })),
  ...['base_fee', 'fee_per_kg', 'return_fee', 'cod_fee'].map((field) => ({
    ...{ ...standard, kind: 'changed', field },
    after: { money: { amount: 2_650, currency: 'SAR' } },
  })),
  ...['min_days', 'max_weight', 'max_length', 'cod_rate', 'volumetric_divisor'].map((field) => ({
    ...{ ...standard, kind: 'changed', lane: 'domestic', field },
    ...{ before: { number: 2 }, after: { number: 5_000 } },
  })),
  { changed_at: '2026-08-15T06:00:00Z', kind: 'removed', service_type: 'same_day' },
];

export const screens = {
  companies: `${companyPaths.directory}?${parcel}`,
  company: companyPaths.company(caravan),
  'company prices': companyPaths.prices(caravan),
  comparison: companyPaths.compareResults([caravan, severalServices], new URLSearchParams(parcel)),
};

export const stops: Stops = {
  async companies({ page, signIn, checkScreen, provoke }) {
    provoke(500);
    await signIn('company');
    await open(page, companyPaths.directory);
    await checkScreen('with the last parcel');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('checkbox').nth(1).check();
    await checkScreen('two chosen');
    await open(page, `${companyPaths.directory}?q=nothing-is-called-so`);
    await checkScreen('no match');
    await open(page, companyPaths.compare);
    await checkScreen('choose couriers');
    await page.route(/website\/couriers\?/, (route) => route.fulfill({ status: 500 }));
    await open(page, `${companyPaths.directory}?tier=gold`);
    await checkScreen('failed');
  },

  async company({ page, signIn, checkScreen, provoke }) {
    provoke(500);
    await signIn('company');
    await open(page, companyPaths.company(severalServices));
    await checkScreen('contact');
    await open(page, `${companyPaths.company(caravan)}?tab=branches`);
    await page.locator('summary').first().click();
    await checkScreen('branches');
    await open(page, `${companyPaths.prices(severalServices)}&${parcel}`);
    await checkScreen('several services');
    await page.locator('summary').first().click();
    await checkScreen('coverage open');
    await page.route(/website\/couriers\/crr_/, (route) => route.fulfill({ status: 500 }));
    await open(page, companyPaths.prices(severalServices));
    await checkScreen('failed');
  },
};

export const fullStops: Stops = {
  async 'what a company shows'({ page, text, signIn, checkScreen, provoke }) {
    provoke(404);
    await signIn('company');
    await page.route('**/price-changes', (route) => route.fulfill({ json: { data: changes } }));
    await open(page, companyPaths.prices(severalServices));
    await checkScreen('changed prices');
    await open(page, companyPaths.ratings(severalServices));
    const ratings = page.getByRole('group', { name: text('companies.ratings.histogram') });
    await ratings.getByRole('button').nth(1).click();
    await expect(button(page, text('companies.ratings.allStars'))).toBeVisible();
    await button(page, text('companies.ratings.sort.lowest')).click();
    await checkScreen('ratings of four stars');
    await page.route(/website\/couriers\/crr_\w+\/ratings/, async (route) => {
      const answer = await route.fetch();
      const json = (await answer.json()) as components['schemas']['CourierRatingList'];
      const page = { total: 0, total_is_capped: false };
      const summary = { ...json.summary, average: 0, count: 0 };
      await route.fulfill({ json: { summary, data: [], page } });
    });
    await open(page, companyPaths.ratings(caravan));
    await checkScreen('not rated', { shows: text('companies.ratings.none') });
    await page.unroute(/website\/couriers\/crr_\w+\/ratings/);
    await open(page, `${companyPaths.company(caravan)}?tab=photos`);
    await checkScreen('photos');
    await page.locator('li > button').first().click();
    await checkScreen('one photo');
    await open(page, `${companyPaths.company(caravan)}?tab=compare&${parcel}`);
    await checkScreen('nearest');
    await open(page, companyPaths.prices('crr_01jd3x8q4v7w2n5m9k0ctp6r99'));
    await checkScreen('not found');
  },

  async comparison({ page, signIn, checkScreen, provoke }) {
    provoke(404);
    await signIn('company');
    const search = new URLSearchParams(parcel);
    await open(page, companyPaths.compareResults([caravan, severalServices], search));
    await page.locator('summary').click();
    await expect(page.locator('svg text').first()).toBeAttached();
    await checkScreen('two couriers');
    const heavy = new URLSearchParams('from=riyadh&to=jeddah&weight=400kg');
    const gone = 'crr_01jd3x8q4v7w2n5m9k0ctp6r99';
    await open(page, companyPaths.compareResults([caravan, gone, severalServices], heavy));
    await checkScreen('nobody takes it, one has left');
    await open(page, companyPaths.compareResults([caravan], search));
    await checkScreen('too few');
  },
};

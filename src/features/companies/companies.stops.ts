import { open, type Stops } from '../../../e2e/support/stop.ts';
import { companyPaths } from './paths.ts';

const severalServices = 'crr_01jd3x8q4v7w2n5m9k0ctp6r1b';

const standard = { changed_at: '2026-11-02T06:00:00Z', service_type: 'standard' };
/** More changes than are shown at first. */
const changes = [
  { ...standard, kind: 'added', lane: 'international' },
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

export const screens = { company: companyPaths.prices('crr_01jd3x8q4v7w2n5m9k0ctp6r1a') };

export const stops: Stops = {
  async company({ page, signIn, checkScreen, provoke }) {
    provoke(404, 500);
    await signIn('company');
    await open(page, companyPaths.prices(severalServices));
    await checkScreen('several services');
    await page.locator('summary').first().click();
    await checkScreen('coverage open');
    await page.route('**/price-changes', (route) => route.fulfill({ json: { data: changes } }));
    await open(page, companyPaths.prices(severalServices));
    await checkScreen('changed prices');
    await open(page, companyPaths.prices('crr_01jd3x8q4v7w2n5m9k0ctp6r99'));
    await checkScreen('not found');
    await page.route('**/api/website/couriers/*', (route) => route.fulfill({ status: 500 }));
    await open(page, companyPaths.prices(severalServices));
    await checkScreen('failed');
  },
};

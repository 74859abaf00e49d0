import { open, type Stops } from '../../../e2e/support/stop.ts';
import { companyPaths } from './paths.ts';

const severalServices = 'crr_01jd3x8q4v7w2n5m9k0ctp6r1b';

export const screens = { company: companyPaths.prices('crr_01jd3x8q4v7w2n5m9k0ctp6r1a') };

export const stops: Stops = {
  async company({ page, signIn, checkScreen, provoke }) {
    provoke(404, 500);
    await signIn('company');
    await open(page, companyPaths.prices(severalServices));
    await checkScreen('several services');
    await page.locator('summary').first().click();
    await checkScreen('coverage open');
    await open(page, companyPaths.prices('crr_01jd3x8q4v7w2n5m9k0ctp6r99'));
    await checkScreen('not found');
    await page.route('**/api/website/couriers/*', (route) => route.fulfill({ status: 500 }));
    await open(page, companyPaths.prices(severalServices));
    await checkScreen('failed');
  },
};

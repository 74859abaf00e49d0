import { fill } from '../../../e2e/support/form.ts';
import { button, open, prices, type Stops } from '../../../e2e/support/stop.ts';
import { expect } from '../../../e2e/support/test.ts';
import { pricingPath } from './paths.ts';

export const screens = { 'price-shipment': pricingPath };

export const stops: Stops = {
  async prices({ page, text, names, signIn, checkScreen }) {
    await signIn('company');
    await open(page, pricingPath);
    await checkScreen('nothing asked');
    await button(page, text('pricing.form.details')).click();
    await fill(page, text('ui.dimension.length'), '0');
    await page.keyboard.press('Enter');
    await checkScreen('wrong', { shows: text('validation.required') });

    await open(page, `${pricingPath}?to=jeddah&weight=999999kg`);
    await expect(
      page.getByText(text('validation.max', { number: `1,000 ${text('ui.unit.kg')}` })),
    ).toBeVisible();

    await open(page, `${prices}&size=40x30x20cm&payment=cash_on_delivery&collect=150`);
    await checkScreen('results', { shows: page.getByRole('listitem').first() });
    await page.getByText(text('pricing.facts'), { exact: true }).first().click();
    await button(page, text('pricing.sort.time')).click();
    const refusals = page.getByRole('button', { expanded: false }).filter({ hasText: /\d/ });
    await refusals.last().click();
    await expect(page.getByRole('listitem').getByRole('listitem').last()).toBeVisible();
    await checkScreen('facts and couriers that refuse');
    for (const tier of ['bronze', 'silver', 'gold', 'platinum']) {
      const filter = page.getByRole('button', { name: names.value('tier', tier), exact: true });
      if (await filter.isVisible()) await filter.click();
    }
    await checkScreen('filtered');

    await open(page, `${pricingPath}?from=riyadh&to=Dubai&to_country=AE&weight=400kg`);
    await checkScreen('nobody takes it', { shows: text('pricing.none.title') });
  },
};

export const fullStops: Stops = {
  async 'prices that run out'({ page, text, signIn, checkScreen }) {
    await page.clock.install();
    await signIn('company');
    await open(page, prices);
    await checkScreen('open', { shows: text('pricing.clock') });
    await page.clock.fastForward('15:01');
    await checkScreen('expired', { shows: text('pricing.expired.title') });
  },
};

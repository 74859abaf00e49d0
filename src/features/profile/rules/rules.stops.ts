import { fill } from '../../../../e2e/support/form.ts';
import { button, open, type Stops } from '../../../../e2e/support/stop.ts';
import { expect } from '../../../../e2e/support/test.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import { shipmentPaths } from '../../shipments/paths.ts';
import { profileTabPath } from '../paths.ts';

type Schemas = components['schemas'];

const path = profileTabPath('rules');

export const screens = { 'courier rules': path };

const sar = (amount: number) => ({ amount, currency: 'SAR' }) as const;
const id = (letter: string) => `rul_01jd4a5r6s7t8v9w0x1y2z3a4${letter}`;
const COURIER: Schemas['CourierSummary'] = {
  id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1z',
  name: { ar: 'خُطى الرمال', en: 'Sand Steps' },
  ...{ tier: 'silver', rating: 4.1, rating_count: 860, sample: true },
};
const WEST: Schemas['CourierRule'] = {
  ...{ id: id('b'), name: 'الغربية الخفيفة', enabled: true, warnings: [] },
  ...{ cities: ['jeddah', 'makkah'], max_weight: 5_000 },
  ...{ outcome: 'cheapest_within_days', within_days: 2 },
};
const RULES: Schemas['CourierRules'] = {
  version: 3,
  rules: [
    WEST,
    {
      ...{ ...WEST, id: id('c'), name: 'Jeddah', cities: ['jeddah'], max_weight: 500 },
      ...{ sources: ['salla', 'zid'], outcome: 'fastest' },
    },
    {
      ...{ id: id('d'), name: 'الدفع عند الاستلام', enabled: true, cash_on_delivery: true },
      ...{ regions: ['SQ', 'RD'], min_value: sar(50_000), skus: ['OUD-12', 'OUD-50'] },
      ...{ outcome: 'courier', courier_id: COURIER.id, service_type: 'express', courier: COURIER },
      warnings: ['courier_left'],
    },
    {
      ...{ id: id('e'), name: 'كل ما بقي', enabled: false, warnings: ['paused_by_plan'] },
      outcome: 'favorites',
    },
  ],
};
const ORDER: Schemas['TriedOrder'] = {
  ...{ shipment_id: 'shp_01jd4a5r6s7t8v9w0x1y2z3a4d', tracking_number: 'MZ79927398713' },
  ...{ created_at: '2026-11-20T11:20:00Z', destination: { country: 'SA', city: 'jeddah' } },
  weight: 3_000,
  booked: { courier: COURIER, service_type: 'express', total_fee: sar(4_600) },
  chosen: {
    courier: { ...COURIER, name: { ar: 'قوافل النخيل', en: 'Palm Caravan' } },
    ...{ service_type: 'standard', total_fee: sar(2_875) },
  },
  ...{ changed: true, difference: sar(-1_725) },
  courier_choice: {
    ...{ by: 'rule', rule: { id: WEST.id, name: WEST.name, position: 1 } },
    because: [
      { condition: 'city', city: 'jeddah' },
      { condition: 'weight', max_weight: 5_000 },
    ],
    ...{ outcome: 'cheapest_within_days', within_days: 2 },
  },
};
const { chosen: _chosen, difference: _difference, ...REFUSED } = ORDER;
const TRIAL: Schemas['RulesTrial'] = {
  orders: [
    ORDER,
    {
      ...{ ...REFUSED, shipment_id: 'shp_01jd4a5r6s7t8v9w0x1y2z3a4c' },
      courier_choice: {
        ...{ by: 'rule', rule: { id: id('d'), name: 'Cash', position: 3 }, because: [] },
        ...{ outcome: 'courier', courier_id: COURIER.id },
        ...{ refused: 'courier_excluded', exclusions: ['overweight', 'not_served'] },
      },
    },
    {
      ...{ ...ORDER, shipment_id: 'shp_01jd4a5r6s7t8v9w0x1y2z3a4e', changed: false },
      ...{ difference: sar(115), courier_choice: { by: 'default' } },
    },
  ],
  totals: {
    ...{ orders: 3, changed: 2, refused: 1, booked: sar(7_475), chosen: sar(5_865) },
    difference: sar(-1_610),
  },
  unreachable: [{ position: 2, covered_by: 1 }],
};

export const fullStops: Stops = {
  async 'courier rules'({ page, text, signIn, checkScreen }) {
    await signIn('company');
    const answer = (url: string, json: object) =>
      page.route(`**/api/website/courier-rules${url}`, (route) => route.fulfill({ json }));
    await answer('', { version: 0, rules: [] });
    await open(page, path);
    await checkScreen('no rules', { shows: text('profile.rules.none') });
    await button(page, text('profile.rules.new')).click();
    const dialog = page.getByRole('dialog');
    for (const condition of ['city', 'weight', 'value', 'payment', 'source', 'product']) {
      const name = text(`profile.rules.field.asked.${condition}`);
      await dialog.getByRole('checkbox', { name, exact: true }).check();
    }
    await dialog
      .getByRole('radio', { name: text('profile.rules.choose.courier'), exact: true })
      .check();
    await fill(dialog, text('profile.rules.field.min_weight'), '3');
    await fill(dialog, text('profile.rules.field.max_weight'), '2');
    await button(dialog, text('profile.rules.add')).click();
    await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
    await checkScreen('a wrong rule', { shows: dialog, part: dialog });
    await page.keyboard.press('Escape');
    await page.unroute('**/api/website/courier-rules');
    await answer('', RULES);
    await answer('/trial', TRIAL);
    await open(page, path);
    await checkScreen('rules', { shows: text('profile.rules.warning.courier_left') });
    await button(page, text('profile.rules.try')).click();
    await checkScreen('a trial', { shows: text('profile.rules.trial.refused.lead') });
  },

  async 'a shipment that a rule chose'({ page, text, signIn, checkScreen }) {
    const client = await signIn('company');
    const { data } = await client.GET('/website/shipments', { params: { query: { limit: 1 } } });
    const shipment = data?.data[0];
    if (!shipment) throw new Error('the sample company has shipments');
    const { courier_choice } = ORDER;
    await page.route(`**/api/website/shipments/${shipment.id}`, (route) =>
      route.fulfill({ json: { ...shipment, courier_choice } }),
    );
    await open(page, shipmentPaths.details(shipment.id));
    await checkScreen('its reason', { shows: text('profile.rules.toRules') });
  },
};

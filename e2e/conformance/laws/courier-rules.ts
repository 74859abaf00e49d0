import { requestedBy } from '../account.ts';
import { bookableQuote } from '../bookings.ts';
import { servedCities } from '../coverage.ts';
import { accountWith, alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** Rules that all match: the first that is switched on decides, and its outcome is one of the quote's prices. */
async function chosenByTheFirst(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 0);
  const who = requestedBy(account);
  const { quote } = await bookableQuote(api, account, lists, draw);
  const [cheapest] = quote.prices;
  if (!cheapest) return;
  const fastest = quote.prices.find(({ badges }) => badges.includes('fastest'));
  const { country, city } = quote.request.destination;
  // Rules name Saudi cities only.
  const where = country === 'SA' ? { cities: [city] } : {};
  const choose = async () => api.ok('chooseCourier', { who, body: { quote_id: quote.id } });
  const priceOf = ({ courier, service_type }: typeof cheapest) => [courier.id, service_type];
  const chosenOf = ({ courier_id, service_type }: Awaited<ReturnType<typeof choose>>) => [
    courier_id,
    service_type,
  ];

  const byDefault = await choose();
  alike(byDefault.courier_choice, { by: 'default' }, 'the reason without rules');
  alike(chosenOf(byDefault), priceOf(cheapest), 'the price chosen without rules');

  const every = { enabled: true, max_weight: 1_000_000 } as const;
  const rules = [
    { ...every, name: 'off', enabled: false, outcome: 'cheapest' },
    { ...every, name: 'elsewhere', min_weight: 1_000_000, outcome: 'cheapest' },
    { ...every, name: 'first', outcome: 'fastest' },
    { ...every, name: 'second', outcome: 'cheapest' },
  ] as const;
  // As many as the free plan allows.
  const body = { version: 0, rules: rules.slice(1).map((rule) => ({ ...rule, ...where })) };
  const saved = await api.ok('updateCourierRules', { who, body });
  const choice = await choose();
  const rule = { id: saved.rules[1]?.id, name: 'first', position: 2 };
  alike(choice.courier_choice.rule, rule, 'the rule that chose');
  alike(fastest && chosenOf(choice), fastest && priceOf(fastest), 'the price that it chose');
  const held = choice.courier_choice.because?.map(({ condition }) => condition).sort();
  alike(held, [...Object.keys(where).map(() => 'city'), 'weight'], 'the conditions that held');

  const off = { version: 1, rules: [rules[0], rules[3]] };
  await api.ok('updateCourierRules', { who, body: off });
  const later = await choose();
  alike(later.courier_choice.rule?.name, 'second', 'the rule after one that is switched off');
  alike(chosenOf(later), priceOf(cheapest), 'the price that it chose');
}

/** A condition that a parcel meets, and the same one that it only just does not. */
type Pair = readonly [held: object, missed: object];

/** Of two rules with the same condition, the one whose condition the parcel meets chooses. */
async function conditionsAreMet(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 0);
  const who = requestedBy(account);
  const [city, other] = await servedCities(api, account, lists);
  expect(city !== undefined, 'no city is served');
  const weight = 2_000;
  const { quote } = await bookableQuote(api, account, lists, draw, {
    ...{ destination: { country: 'SA', city: city.code }, weight, pieces: 1 },
    payment_type: 'prepaid',
  });
  const value = 12_345;
  const money = (amount: number) => ({ amount, currency: 'SAR' as const });
  const region = lists.cities.find(({ region: { code } }) => code !== city.region.code)?.region;
  const pairs: Pair[] = [
    [{ min_weight: weight }, { min_weight: weight + 1 }],
    [{ max_weight: weight }, { max_weight: weight - 1 }],
    [{ min_value: money(value) }, { min_value: money(value + 1) }],
    [{ max_value: money(value) }, { max_value: money(value - 1) }],
    [{ cash_on_delivery: false }, { cash_on_delivery: true }],
    [{ sources: ['website'] }, { sources: ['import', 'api'] }],
    [{ skus: ['A-1', 'C-3'] }, { skus: ['B-2'] }],
    ...(other ? [[{ cities: [city.code] }, { cities: [other.code] }] as const] : []),
    ...(region ? [[{ regions: [city.region.code] }, { regions: [region.code] }] as const] : []),
  ];
  for (const [version, [held, missed]] of pairs.entries()) {
    const rule = { enabled: true, outcome: 'cheapest' as const };
    const rules = [
      { ...rule, ...missed, name: 'missed' },
      { ...rule, ...held, name: 'held' },
    ];
    await api.ok('updateCourierRules', { who, body: { version, rules } });
    const body = { quote_id: quote.id, goods_value: money(value), skus: ['A-1'] };
    const { courier_choice: choice } = await api.ok('chooseCourier', { who, body });
    const what = `the rule that chose between ${JSON.stringify([missed, held])}`;
    alike(choice.rule?.name, 'held', what);
    const bare = { quote_id: quote.id };
    const { courier_choice: unknown } = await api.ok('chooseCourier', { who, body: bare });
    const needs = ['min_value', 'max_value', 'skus'].some((name) => name in held);
    alike(unknown.rule?.name, needs ? undefined : 'held', `${what}, without goods`);
  }
}

export const courierRuleLaws: readonly Law[] = [
  {
    id: 'courier-rules',
    title: 'The first rule that matches chooses the courier, and the reason names it',
    clause: 'updateCourierRules: the first rule that is switched on and whose conditions all hold',
    run: chosenByTheFirst,
  },
  {
    id: 'rule-conditions',
    title: 'A rule chooses if its condition holds, up to its bound',
    clause:
      '#/components/schemas/CourierRule: what each condition means; CourierChoiceCreate: without a value or codes, no condition on them is met',
    run: conditionsAreMet,
  },
];

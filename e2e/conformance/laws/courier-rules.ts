import { requestedBy } from '../account.ts';
import { bookableQuote } from '../bookings.ts';
import { accountWith, alike } from './expect.ts';
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

export const courierRuleLaws: readonly Law[] = [
  {
    id: 'courier-rules',
    title: 'The first rule that matches chooses the courier, and the reason names it',
    clause: 'updateCourierRules: the first rule that is switched on and whose conditions all hold',
    run: chosenByTheFirst,
  },
];

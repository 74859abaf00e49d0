import { type Account, requestedBy } from '../account.ts';
import { NotHeld } from '../answer.ts';
import { bookableQuote, type Price, type Quote } from '../bookings.ts';
import type { BodyOf, ResultOf } from '../call.ts';
import { operationOf } from '../contract.ts';
import { accountWith, alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';

type Rule = BodyOf<'updateCourierRules'>['rules'][number];
type Outcome = Pick<Rule, 'outcome' | 'courier_id' | 'service_type' | 'within_days'>;
type Choice = ResultOf<'chooseCourier'>['courier_choice'];
type ServiceType = Price['service_type'];

/** Grams that hardly any courier takes. */
const HEAVY = 1_000_000;

const SERVICES = operationOf('createShipment').body?.properties?.['service_type']
  ?.enum as ServiceType[];

/** An account with one rule for everything, which can be replaced. */
interface Chooser {
  bench: Bench;
  account: Account;
  version: number;
}

async function refusalsAreTold(bench: Bench): Promise<void> {
  const { chooser, quote, slowest, heavy } = await opened(bench);
  const { api } = bench;
  const who = requestedBy(chooser.account);
  const { courier } = slowest;
  const days = maxDaysOf(slowest);
  const within = (within_days: number) =>
    ({ outcome: 'cheapest_within_days', within_days }) as const;
  const others = quote.prices.filter((price) => price.courier.id !== courier.id);
  const not = { outcome: 'not_courier', courier_id: courier.id } as const;

  const inTime = quote.prices.filter((price) => maxDaysOf(price) <= days);
  await picks(chooser, quote, within(days), inTime);
  if (others.length > 0) await picks(chooser, quote, not, others);
  const body = { ...quote.request, couriers: [courier.id] };
  const alone = await api.ok('createQuote', { who, body });
  expect(alone.prices.length > 0, 'A courier takes a parcel only beside other couriers');
  await refuses(chooser, alone, not, { refused: 'no_other' });
  if (days > 0) await refuses(chooser, alone, within(days - 1), { refused: 'none_within_days' });

  const favorites = { outcome: 'favorites' } as const;
  await refuses(chooser, quote, favorites, { refused: 'no_favorites' });
  await api.ok('saveFavorite', { who, path: { courier_id: courier.id }, body: {} });
  const own = quote.prices.filter((price) => price.courier.id === courier.id);
  await picks(chooser, quote, favorites, own);

  if (heavy.prices.length > 0) return;
  await ruled(chooser, []);
  const unruled = await chosen(chooser, heavy);
  alike(unruled.courier_choice, { by: 'default', refused: 'none_available' }, 'the choice of none');
  for (const outcome of ['cheapest', 'fastest'] as const) {
    await refuses(chooser, heavy, { outcome }, { refused: 'none_available' });
  }
  await refuses(chooser, heavy, not, { refused: 'none_available' });
  const exclusions = heavy.excluded
    .filter((each) => each.courier.id === courier.id)
    .map(({ reason }) => reason);
  const named = { outcome: 'courier', courier_id: courier.id } as const;
  await refuses(chooser, heavy, named, { refused: 'courier_excluded', exclusions });
  await refuses(chooser, heavy, favorites, { refused: 'favorites_excluded', exclusions });
}

/** A server may refuse to save a rule whose courier never offered the service. */
async function missingServiceIsTold(bench: Bench): Promise<void> {
  const { chooser, quote } = await opened(bench);
  const { api } = bench;
  const who = requestedBy(chooser.account);
  await ruled(chooser, []);
  for (const courier_id of new Set(quote.prices.map(({ courier }) => courier.id))) {
    const { services } = await api.ok('getCourier', { who, path: { courier_id } });
    const offered = new Set(services.map((service) => service.service_type));
    const service_type = SERVICES.find((service) => !offered.has(service));
    if (!service_type) continue;
    const rule = { outcome: 'courier', courier_id, service_type } as const;
    const answer = await api.send('updateCourierRules', { who, body: bodyOf(chooser, [rule]) });
    if (answer.status === 422) return;
    const saved = await api.ok('getCourierRules', { who });
    alike(saved.rules[0]?.warnings, ['service_left'], 'warnings of a rule for a missing service');
    alike(saved.rules[0]?.courier?.id, courier_id, 'the courier of a rule for a missing service');
    chooser.version = saved.version;
    await refuses(chooser, quote, rule, { refused: 'service_left' });
    return;
  }
  throw new NotHeld('every courier of a quote offers every service');
}

/** Quotes until a courier is not there on the day after collection. */
const TRIES = 6;

async function opened(bench: Bench) {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  let found = await slowQuote(bench, account);
  for (let tries = 1; tries < TRIES && maxDaysOf(found.slowest) === 0; tries += 1) {
    found = await slowQuote(bench, account);
  }
  const { quote, slowest } = found;
  const body = { ...quote.request, weight: HEAVY };
  const heavy = await api.ok('createQuote', { who: requestedBy(account), body });
  const chooser: Chooser = { bench, account, version: 0 };
  return { chooser, quote, slowest, heavy };
}

/** A quote, and the fastest service of its slowest courier. */
async function slowQuote({ api, lists, draw }: Bench, account: Account) {
  const { quote } = await bookableQuote(api, account, lists, draw);
  const fastest = [...Map.groupBy(quote.prices, ({ courier }) => courier.id).values()].map((own) =>
    own.reduce((best, each) => (maxDaysOf(each) < maxDaysOf(best) ? each : best)),
  );
  const slowest = fastest.reduce((worst, each) =>
    maxDaysOf(each) > maxDaysOf(worst) ? each : worst,
  );
  return { quote, slowest };
}

/** @throws BrokenLaw unless that outcome is the lowest of these prices. */
async function picks(
  chooser: Chooser,
  quote: Quote,
  rule: Outcome,
  among: readonly Price[],
): Promise<void> {
  await ruled(chooser, [rule]);
  const { courier_id, service_type, courier_choice } = await chosen(chooser, quote);
  const price = among.find(
    (each) => each.courier.id === courier_id && each.service_type === service_type,
  );
  const lowest = Math.min(...among.map(amountOf));
  const what = `the price by ${JSON.stringify(rule)}`;
  alike(price && amountOf(price), lowest, what);
  alike(partsOf(courier_choice), { by: 'rule', ...rule }, `the reason for ${what}`);
}

/** @throws BrokenLaw unless that outcome is impossible for this reason. */
async function refuses(
  chooser: Chooser,
  quote: Quote,
  rule: Outcome,
  { refused, exclusions }: Pick<Choice, 'refused' | 'exclusions'>,
): Promise<void> {
  await ruled(chooser, [rule]);
  const { courier_id, service_type, courier_choice } = await chosen(chooser, quote);
  const what = `${refused} by ${JSON.stringify(rule)}`;
  alike([courier_id, service_type], [undefined, undefined], `the price beside ${what}`);
  const { exclusions: told, ...parts } = partsOf(courier_choice);
  alike(parts, { by: 'rule', ...rule, refused }, `the reason of ${what}`);
  const due = exclusions && [...new Set(exclusions)].toSorted();
  alike(told && [...new Set(told)].toSorted(), due, `the exclusions of ${what}`);
}

/** A choice without what every rule here has in common. */
function partsOf({ rule: _rule, because: _because, ...parts }: Choice): Choice {
  return parts;
}

const amountOf = ({ total_fee }: Price) => total_fee.amount;
const maxDaysOf = ({ transit_times }: Price) => transit_times.max_days;

const bodyOf = ({ version }: Chooser, outcomes: readonly Outcome[]) => ({
  version,
  rules: outcomes.map((outcome) => ({ name: 'كل الشحنات', enabled: true, ...outcome })),
});

/** Replaces the rules. */
async function ruled(chooser: Chooser, outcomes: readonly Outcome[]): Promise<void> {
  const { api } = chooser.bench;
  const who = requestedBy(chooser.account);
  const body = bodyOf(chooser, outcomes);
  chooser.version = (await api.ok('updateCourierRules', { who, body })).version;
}

function chosen({ bench, account }: Chooser, { id }: Quote) {
  return bench.api.ok('chooseCourier', { who: requestedBy(account), body: { quote_id: id } });
}

export const ruleRefusalLaws: readonly Law[] = [
  {
    id: 'rule-refusals',
    title: 'Rules choose the lowest price that they allow, or say why there is none',
    clause: '#/components/schemas/RuleOutcome; ChoiceRefusal; CourierChoice/properties/exclusions',
    run: refusalsAreTold,
  },
  {
    id: 'missing-services',
    title: 'A rule for a service that its courier does not offer chooses nothing',
    clause: '#/components/schemas/ChoiceRefusal: service_left; RuleWarning: service_left',
    run: missingServiceIsTold,
  },
];

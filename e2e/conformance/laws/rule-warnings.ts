import { requestedBy } from '../account.ts';
import { NotHeld } from '../answer.ts';
import { book } from '../bookings.ts';
import type { BodyOf } from '../call.ts';
import { accountWith, alike } from './expect.ts';
import type { Bench, Law } from './law.ts';

type Rule = BodyOf<'updateCourierRules'>['rules'][number];

const RULE = { enabled: true, outcome: 'cheapest' } as const;

async function rulesAreWarnedOf(bench: Bench): Promise<void> {
  const { api, lists } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  const [city] = lists.cities;
  const other = lists.cities.find(({ region }) => region.code !== city?.region.code);
  if (!city || !other) throw new NotHeld('all cities are in one region');
  const torn = { cities: [city.code], regions: [other.region.code] };
  const whole = { cities: [city.code, other.code], regions: [other.region.code] };
  const here = { regions: [city.region.code] };
  // Each list has at most as many rules as the free plan allows.
  const cases: { what: string; rules: Partial<Rule>[]; due: [string[], number?][] }[] = [
    {
      what: 'a rule whose cities are in none of its regions, and one that it does not hide',
      rules: [torn, { cities: [city.code] }],
      due: [[['contradiction']], [[]]],
    },
    {
      what: 'a rule one of whose cities is in its region',
      rules: [whole, { cities: [city.code] }, { cities: [other.code] }],
      due: [[[]], [[]], [['unreachable'], 1]],
    },
    {
      what: 'a rule that is hidden by the second one',
      rules: [{ ...here, max_weight: 500 }, here, { cities: [city.code], min_weight: 900 }],
      due: [[[]], [[]], [['unreachable'], 2]],
    },
    {
      what: 'a rule behind one that is off and one with a limit',
      rules: [{ ...here, enabled: false }, { ...here, max_weight: 500 }, here],
      due: [[[]], [[]], [[]]],
    },
  ];
  for (const [version, { what, rules, due }] of cases.entries()) {
    const named = rules.map((rule, index) => ({ ...RULE, name: `R${index + 1}`, ...rule }));
    const saved = await api.ok('updateCourierRules', { who, body: { version, rules: named } });
    const shown = await api.ok('getCourierRules', { who });
    for (const list of [saved, shown]) {
      const told = list.rules.map(({ warnings, covered_by }) => [warnings, covered_by]);
      alike(
        told,
        due.map(([warnings, by]) => [warnings, by]),
        `the warnings of ${what}`,
      );
    }
    const { unreachable } = await api.ok('tryCourierRules', { who, body: { rules: named } });
    const never = due.flatMap(([warnings, by], index) =>
      warnings.length > 0
        ? [{ position: index + 1, ...(by !== undefined && { covered_by: by }) }]
        : [],
    );
    alike(unreachable, never, `the rules that can never match in a trial of ${what}`);
  }
}

/** What the rules would do with a shipment for which they choose no courier. */
async function trialsRefuse(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 2_000_000);
  const who = requestedBy(account);
  const { shipment } = await book(api, account, lists, draw);
  const rule = { ...RULE, name: 'المفضلة', outcome: 'favorites' } as const;
  const trial = await api.ok('tryCourierRules', { who, body: { rules: [rule] } });
  const nothing = { amount: 0, currency: 'SAR' };
  alike(
    trial.orders.map(({ shipment_id, chosen, changed, difference, courier_choice }) => [
      ...[shipment_id, chosen, changed, difference],
      ...[courier_choice.by, courier_choice.outcome, courier_choice.refused],
    ]),
    [[shipment.id, undefined, true, undefined, 'rule', 'favorites', 'no_favorites']],
    'the only shipment in a trial of favorites without any',
  );
  alike(
    trial.totals,
    {
      ...{ orders: 1, changed: 1, refused: 1 },
      ...{ booked: nothing, chosen: nothing, difference: nothing },
    },
    'the totals of a trial that chooses no courier',
  );
  alike((await api.ok('getCourierRules', { who })).version, 0, 'the rules after a trial');
}

export const ruleWarningLaws: readonly Law[] = [
  {
    id: 'rule-warnings',
    title: 'Rules that can never match are warned of, and no others',
    clause: '#/components/schemas/RuleWarning; CourierRule/properties/covered_by; UnreachableRule',
    run: rulesAreWarnedOf,
  },
  {
    id: 'refused-trials',
    title: 'A trial counts the shipments for which the rules choose no courier',
    clause: '#/components/schemas/TriedOrder; TrialTotals: they count in none of the amounts',
    run: trialsRefuse,
  },
];

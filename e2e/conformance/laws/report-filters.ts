import { requestedBy, type Who } from '../account.ts';
import { NotHeld, type Answer } from '../answer.ts';
import type { KitApi } from '../api.ts';
import type { ResultOf } from '../call.ts';
import { operationOf } from '../contract.ts';
import { riyadhDay } from '../riyadh-day.ts';
import { alike, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

type Report = ResultOf<'getReport'>;
type Filters = Record<string, string>;

/** Days that are reported on. */
const PERIOD = 60;

/** Filters that narrow a report together; any other two exclude each other. */
const TOGETHER = [
  ['courier_id', 'service'],
  ['source', 'payment_type'],
] as const;
/** Which tables have the values of each filter as keys. */
const TABLES = {
  courier_id: 'courier',
  service: 'service',
  city: 'city',
  store_id: 'store',
  source: 'source',
  payment_type: 'payment_type',
  client: 'client',
} as const;
const names = Object.keys(TABLES) as (keyof typeof TABLES)[];

const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));
const areTogether = ([one, other]: readonly [string, string]) =>
  TOGETHER.some((pair) => pair.every((name) => name === one || name === other));

interface Asked {
  api: KitApi;
  who: Who;
  period: { from: string; to: string };
}

/** A value of each filter that the reports have shipments of. */
async function shownValues({ api, who, period }: Asked, reports: readonly string[]) {
  const values = new Map<string, string>();
  for (const report of reports) {
    const { tables } = await api.ok('getReport', { who, path: { report }, query: period });
    for (const name of names) {
      const [first] = tables.find(({ by }) => by === TABLES[name])?.rows ?? [];
      if (first && !values.has(name)) values.set(name, first.key);
    }
  }
  return values;
}

/** @throws BrokenLaw unless each of the filters is named as not allowed. */
function areRefused(answer: Answer, filters: Filters, what: string): void {
  refused(answer, 400, 'validation_failed', what);
  const { errors } = answer.body as { errors: { pointer: string; code: string }[] };
  const allowed = Object.keys(filters).map((name) => `/query/${name}`);
  const strange = errors.filter(
    ({ pointer, code }) => code !== 'not_allowed' || !allowed.includes(pointer),
  );
  alike(strange, [], `what is wrong with ${what}`, answer);
}

async function filtersExcludeEachOther({ api, config }: Bench): Promise<void> {
  const who = requestedBy((await config.accountWithHistory?.(api)) ?? { token: '' });
  const now = new Date().toISOString();
  const asked: Asked = { api, who, period: { from: riyadhDay(now, -PERIOD), to: riyadhDay(now) } };
  const { parameters } = operationOf('getReport');
  const reports = (parameters.find(({ name }) => name === 'report')?.schema.enum ?? []).map(String);
  const values = await shownValues(asked, reports);
  if (values.size === 0) throw new NotHeld('no report has anything to narrow');
  await withEach(reports, (report) => judgeReport(asked, report, values));
}

async function judgeReport(
  { api, who, period }: Asked,
  report: string,
  values: ReadonlyMap<string, string>,
): Promise<void> {
  const ask = (filters: Filters) =>
    api.send('getReport', { who, path: { report }, query: { ...period, ...filters } });
  const has = new Set<string>();
  for (const name of names) {
    const value = values.get(name);
    if (value === undefined) continue;
    const answer = await ask({ [name]: value });
    const what = `${report} by ${name}`;
    if (answer.status === 200) {
      has.add(name);
      isOnly(answer, name, value, what);
    } else areRefused(answer, { [name]: value }, what);
  }
  for (const pair of pairs) {
    const [one, other] = pair.map((name) => values.get(name));
    if (one === undefined || other === undefined) continue;
    const filters = { [pair[0]]: one, [pair[1]]: other };
    const answer = await ask(filters);
    const what = `${report} by ${pair.join(' and ')}`;
    if (areTogether(pair) && pair.every((name) => has.has(name))) {
      alike(answer.status, 200, what, answer);
    } else areRefused(answer, filters, what);
  }
}

/** What is narrowed to one value has no other in the table by it. */
function isOnly(answer: Answer, name: keyof typeof TABLES, value: string, what: string): void {
  const { tables } = answer.body as Report;
  const rows = tables.find(({ by }) => by === TABLES[name])?.rows ?? [];
  const others = rows.map(({ key }) => key).filter((key) => key !== value);
  alike(others, [], `others in ${what}`, answer);
}

export const reportFilterLaws: readonly Law[] = [
  {
    id: 'report-filters',
    title: 'Filters of reports narrow them to one value, and exclude each other as documented',
    clause:
      'getReport: a filter that the report does not have is refused with 400; its parameters: which can be combined',
    unless: ({ accountWithHistory }) =>
      accountWithHistory ? undefined : 'the config has no `accountWithHistory`',
    run: filtersExcludeEachOther,
  },
];

import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable } from '../../db/database.ts';
import { type CalendarDay, dayInMonth } from '../../domain/calendar.ts';
import type { KeyFilter } from '../../domain/reports/facet-of.ts';
import type { Period } from '../../domain/reports/pieces.ts';
import { REPORTS, type ReportName } from '../../domain/reports/reports.ts';
import { FACETS, type Facet } from '../../domain/reports/sums.ts';
import { KNOWN_PLACES } from '../../http/known-places.ts';
import { type FieldError, problem } from '../../http/problem.ts';
import { type NamedClient, readClientNames } from './clients-store.ts';

type Wire = components['schemas'];

/** The longest period, in months. */
const LONGEST = 36;

/** What narrows a report, as the contract says it. */
export interface ReportFilters {
  courier_id?: string;
  service?: Wire['ServiceType'];
  city?: string;
  store_id?: string;
  source?: Wire['ShipmentSource'];
  payment_type?: Wire['PaymentType'];
  client?: number;
}

/** Which report is asked for, as the contract's parameters say. */
export interface ReportQuery extends ReportFilters {
  from: CalendarDay;
  to: CalendarDay;
}

/** What narrows a report, judged. */
export interface ReportFilter extends KeyFilter {
  client?: NamedClient;
}

/** The parameters that are values of a part of keys. */
const PARTS = {
  courier_id: 'courier',
  service: 'service',
  city: 'city',
  store_id: 'store',
  source: 'source',
  payment_type: 'payment_type',
} as const;
type PartName = keyof typeof PARTS;

/**
 * What the parameters of a report narrow it to.
 *
 * @throws ProblemError 400 for an impossible period, filters that the report does not have or that
 *   exclude each other, and a courier, city, store or client that the account does not have.
 */
export async function judgeQuery(
  db: Queryable,
  accountId: string,
  report: ReportName,
  query: ReportQuery,
): Promise<ReportFilter> {
  const errors = periodErrors(query);
  const found = await findFilter(db, accountId, report, query);
  if (errors.length === 0 && 'filter' in found) return found.filter;
  const all = [...errors, ...('errors' in found ? found.errors : [])];
  throw problem(400, 'validation_failed', {
    errors: all.map((error) => ({ ...error, pointer: `/query${error.pointer}` })),
  });
}

/** What filters narrow a report to, or why they cannot; pointers begin with the filter's name. */
export async function findFilter(
  db: Queryable,
  accountId: string,
  report: ReportName,
  filters: ReportFilters,
): Promise<{ filter: ReportFilter } | { errors: FieldError[] }> {
  const names = (Object.keys(PARTS) as PartName[]).filter((name) => filters[name] !== undefined);
  const parts = Object.fromEntries(names.map((name) => [PARTS[name], String(filters[name])]));
  const errors = filterErrors(report, filters, names);
  if (errors.length > 0) return { errors };
  const { client } = filters;
  if (client !== undefined) {
    const [named] = await readClientNames(db, accountId, [client]);
    return named ? { filter: { parts: {}, client: named } } : { errors: [invalid('client')] };
  }
  const unknown = await unknownParts(db, accountId, filters);
  if (unknown.length > 0) return { errors: unknown };
  const [facet] = facetsWith(report, names);
  return { filter: { parts, ...(names.length > 0 && facet && { facet }) } };
}

function periodErrors({ from, to }: Period): FieldError[] {
  if (to <= from) return [{ pointer: '/to', code: 'min' }];
  const last = dayInMonth(from, LONGEST, Number(from.slice(8)));
  return to <= last ? [] : [{ pointer: '/to', code: 'max' }];
}

function filterErrors(report: ReportName, query: ReportFilters, names: PartName[]): FieldError[] {
  const { filters } = REPORTS[report];
  if (query.client !== undefined && !filters.includes('client')) return [notAllowed('client')];
  const wrong =
    query.client === undefined ? facetsWith(report, names).length === 0 : names.length > 0;
  return names.length > 0 && wrong ? names.map(notAllowed) : [];
}

/** The facets by which the report can be filtered whose keys have all these parts. */
function facetsWith(report: ReportName, names: PartName[]): Facet[] {
  return REPORTS[report].filters.filter((filter): filter is Facet => {
    if (filter === 'client') return false;
    const parts: readonly string[] = FACETS[filter];
    return names.every((name) => parts.includes(PARTS[name]));
  });
}

async function unknownParts(
  db: Queryable,
  accountId: string,
  { courier_id, city, store_id }: ReportFilters,
): Promise<FieldError[]> {
  const courier =
    courier_id !== undefined &&
    (await db.selectFrom('couriers').select('id').where('id', '=', courier_id).execute());
  const store =
    store_id !== undefined &&
    (await db
      .selectFrom('stores')
      .select('id')
      .where('account_id', '=', accountId)
      .where('id', '=', store_id)
      .execute());
  return [
    ...(courier && courier.length === 0 ? [invalid('courier_id')] : []),
    ...(store && store.length === 0 ? [invalid('store_id')] : []),
    ...(city !== undefined && !isKnownCity(city) ? [invalid('city')] : []),
  ];
}

/** A city of the country, or abroad a country. */
function isKnownCity(key: string): boolean {
  const { countries, cities } = KNOWN_PLACES;
  return key.startsWith('SA-')
    ? cities.some(({ code }) => code === key.slice('SA-'.length))
    : countries.includes(key);
}

const invalid = (name: string): FieldError => ({
  pointer: `/${name}`,
  code: 'invalid_value',
});
const notAllowed = (name: string): FieldError => ({
  pointer: `/${name}`,
  code: 'not_allowed',
});

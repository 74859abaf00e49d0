import type { GetReportParams } from '../../../api/generated/model/get-report-params.ts';
import { GetReportQueryParams } from '../../../api/generated/zod/reports/reports.zod.ts';

/** What reports can be narrowed to. Filters of one group can be combined, those of several cannot. */
const groups = [
  ['courier_id', 'service'],
  ['city'],
  ['store_id'],
  ['source', 'payment_type'],
  ['client'],
] as const;

export type FilterName = (typeof groups)[number][number];
export type Filters = Partial<Record<FilterName, string>>;

export const filterNames: readonly FilterName[] = groups.flat();

const groupOf = (name: FilterName) =>
  groups.find((group) => (group as readonly FilterName[]).includes(name));

/** Reads the filters in an address. What the contract would refuse is left out. */
export function readFilters(search: URLSearchParams, allowed: readonly FilterName[]): Filters {
  let filters: Filters = {};
  for (const name of filterNames) {
    const value = search.get(name);
    if (value === null || !allowed.includes(name)) continue;
    const schema = GetReportQueryParams.shape[name];
    if (!schema.safeParse(name === 'client' ? Number(value) : value).success) continue;
    const [first] = Object.keys(filters) as FilterName[];
    if (first === undefined || groupOf(first) === groupOf(name)) {
      filters = { ...filters, [name]: value };
    }
  }
  return filters;
}

/** Sets a filter, or removes it. Those that it cannot be combined with make way. */
export function setFilter(
  filters: Filters,
  name: FilterName,
  value: string | undefined,
): { filters: Filters; replaced: FilterName[] } {
  const entries = (Object.entries(filters) as [FilterName, string][]).filter(
    ([each]) => each !== name,
  );
  if (value === undefined) return { filters: Object.fromEntries(entries), replaced: [] };
  const isKept = ([each]: [FilterName, string]) => groupOf(each) === groupOf(name);
  return {
    filters: { ...Object.fromEntries(entries.filter(isKept)), [name]: value },
    replaced: entries.filter((entry) => !isKept(entry)).map(([each]) => each),
  };
}

/** The filters as the contract has them. */
export function filterParams({ client, ...filters }: Filters): Partial<GetReportParams> {
  return {
    ...filters,
    ...(client !== undefined && { client: Number(client) }),
  } as Partial<GetReportParams>;
}

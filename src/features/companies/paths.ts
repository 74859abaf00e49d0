const pattern = '/companies/:id';
const compare = '/companies/CompareCompanies';
const results = '/companies/CompareCompaniesResults';
const company = (id: string) => pattern.replace(':id', () => encodeURIComponent(id));

/** Name of the query parameter with the couriers to compare. */
export const couriersParameter = 'couriers';

/** Writes the couriers to compare into an address. */
export function withCouriers(params: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  if (ids.length === 0) next.delete(couriersParameter);
  else next.set(couriersParameter, ids.join(','));
  return next;
}

function comparing(path: string, ids: readonly string[], search = new URLSearchParams()): string {
  return `${path}?${withCouriers(search, ids).toString().replaceAll('%2C', ',')}`;
}

/** The tabs of a company's page, in order; the first is the default. */
export const COMPANY_TABS = [
  'contact',
  'branches',
  'prices',
  'ratings',
  'photos',
  'compare',
] as const;
export type CompanyTab = (typeof COMPANY_TABS)[number];

/** How many couriers can be compared at once. */
export const comparable = { least: 2, most: 4 } as const;

export const companyPaths = {
  directory: '/companies',
  companyPattern: pattern,
  company,
  ratings: (id: string) => `${company(id)}?tab=ratings`,
  prices: (id: string) => `${company(id)}?tab=prices`,
  compare,
  /** Chooses couriers for the comparison, beginning with these; `search` has the parcel. */
  compareThese: (ids: readonly string[], search: URLSearchParams) =>
    comparing(compare, ids, search),
  compareResultsPattern: results,
  /** The comparison of these couriers; `search` has the parcel. */
  compareResults: (ids: readonly string[], search?: URLSearchParams) =>
    comparing(results, ids, search),
} as const;

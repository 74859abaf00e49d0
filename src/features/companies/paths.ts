const pattern = '/companies/:id';
const compare = '/companies/CompareCompanies';
const results = '/companies/CompareCompaniesResults';
const company = (id: string) => pattern.replace(':id', () => encodeURIComponent(id));

function withCouriers(path: string, ids: readonly string[], search: URLSearchParams): string {
  const params = new URLSearchParams(search);
  params.set('couriers', ids.join(','));
  return `${path}?${params.toString().replaceAll('%2C', ',')}`;
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
    withCouriers(compare, ids, search),
  compareResultsPattern: results,
  /** The comparison of these couriers; `search` has the parcel. */
  compareResults: (ids: readonly string[], search = new URLSearchParams()) =>
    withCouriers(results, ids, search),
} as const;

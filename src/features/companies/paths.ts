const pattern = '/companies/:id';
const company = (id: string) => pattern.replace(':id', () => encodeURIComponent(id));

export const companyPaths = {
  companyPattern: pattern,
  /** Compares two to four couriers. */
  compareResults: (ids: readonly string[]) =>
    `/companies/CompareCompaniesResults?couriers=${ids.join(',')}`,
  prices: (id: string) => `${company(id)}?tab=prices`,
} as const;

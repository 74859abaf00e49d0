const pattern = '/companies/:id';
const company = (id: string) => pattern.replace(':id', () => encodeURIComponent(id));

export const companyPaths = {
  companyPattern: pattern,
  prices: (id: string) => `${company(id)}?tab=prices`,
} as const;

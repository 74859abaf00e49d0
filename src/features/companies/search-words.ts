/** Words that find the entries of the feature beside their names, by label (src/feature.ts). */
export const searchWords = {
  'app.navigation.companies':
    'Companies couriers carriers directory compare branches شركات الشحن الناقلون مقارنة فروع',
} as const;

/** Words that find the entries of the feature beside their names, by label (src/feature.ts). */
export const searchWords = {
  'app.navigation.favorites':
    'Favorites favourites starred couriers default المفضلة شركات الشحن نجمة الافتراضية',
} as const;

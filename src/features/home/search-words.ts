/** Words that find the entries of the feature beside their names, by label (src/feature.ts). */
export const searchWords = {
  'app.navigation.home': 'Home main start dashboard الرئيسية البداية',
} as const;

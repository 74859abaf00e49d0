/** Words that find the entries of the feature beside their names, by label (src/feature.ts). */
export const searchWords = {
  'app.navigation.plans':
    'Plans subscription upgrade pricing limits الباقات اشتراك ترقية حدود باقة',
} as const;

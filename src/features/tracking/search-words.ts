/** Words that find the entries of the feature beside their names, by label (src/feature.ts). */
export const searchWords = {
  'app.navigation.trace': 'Track shipment trace follow where تتبع شحنة متابعة أين',
} as const;

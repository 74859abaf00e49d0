/** Words that find the entries of the feature beside their names, by label (src/feature.ts). */
export const searchWords = {
  'app.navigation.products':
    'Products catalogue catalog items goods SKU المنتجات كتالوج بضاعة سلع أصناف رمز',
} as const;

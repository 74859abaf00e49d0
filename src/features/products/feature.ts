import type { Feature } from '../../feature.ts';
import { ProductIcon } from '../../ui/icons.tsx';
import { productPaths } from './paths.ts';

const LISTED = ['listProducts', 'getProduct', 'getSubscription'] as const;

export const feature: Feature = {
  screens: [
    {
      path: productPaths.list,
      layout: 'default',
      isWide: true,
      texts: ['products'],
      page: () => import('./products-page.tsx'),
    },
  ],
  navigation: [
    {
      path: productPaths.list,
      labelId: 'app.navigation.products',
      icon: ProductIcon,
      order: 57,
      search: 'screens',
    },
  ],
  staleAfter: {
    createProduct: LISTED,
    updateProduct: LISTED,
    updateProducts: LISTED,
    // What is gone is not asked for again while its dialog closes.
    deleteProduct: ['listProducts', 'getSubscription'],
    importProducts: LISTED,
    updateProductPhoto: ['listProducts', 'getProduct', 'getProductPhoto'],
    deleteProductPhoto: ['listProducts', 'getProduct'],
    createShipment: ['listProducts', 'getProduct'],
    updateShipment: ['listProducts', 'getProduct'],
    cancelShipment: ['listProducts', 'getProduct'],
    changePlan: LISTED,
  },
};

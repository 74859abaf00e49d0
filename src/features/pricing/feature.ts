import type { Feature } from '../../feature.ts';
import { BalanceIcon } from '../../ui/icons.tsx';
import { pricingPath } from './paths.ts';

export const feature: Feature = {
  screens: [
    {
      path: pricingPath,
      layout: 'default',
      texts: ['pricing'],
      page: () => import('./price-page.tsx'),
    },
  ],
  navigation: [
    {
      path: pricingPath,
      labelId: 'app.navigation.priceShipment',
      icon: BalanceIcon,
      order: 20,
      search: 'actions',
    },
  ],
};

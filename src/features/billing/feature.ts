import type { Feature } from '../../feature.ts';
import { WalletIcon } from '../../ui/icons.tsx';
import { billingPaths } from './paths.ts';

export const feature: Feature = {
  screens: [
    {
      path: billingPaths.overview,
      layout: 'default',
      texts: ['billing'],
      page: () => import('./billing-page.tsx'),
    },
    {
      path: billingPaths.topUp,
      layout: 'default',
      texts: ['billing'],
      page: () => import('./top-up/top-up-page.tsx'),
    },
  ],
  staleAfter: {
    updateAutoTopUp: ['getAutoTopUp'],
    deletePaymentMethod: ['listPaymentMethods', 'getAutoTopUp'],
  },
  navigation: [
    {
      path: billingPaths.overview,
      below: billingPaths.topUp,
      labelId: 'app.navigation.billing',
      icon: WalletIcon,
      order: 50,
    },
  ],
};

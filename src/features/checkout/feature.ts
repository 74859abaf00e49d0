import type { Feature } from '../../feature.ts';
import { checkoutPaths } from './paths.ts';

export const feature: Feature = {
  screens: [
    {
      path: checkoutPaths.paymentFail,
      layout: 'checkout',
      texts: ['checkout'],
      page: () => import('./payment-fail-page.tsx'),
    },
    {
      path: checkoutPaths.paymentSuccess,
      layout: 'checkout',
      texts: ['checkout'],
      page: () => import('./payment-success-page.tsx'),
    },
  ],
  staleAfter: {
    retryTopUp: ['getPaymentOutcome', 'getTopUp', 'getBalance', 'listTransactions'],
  },
};

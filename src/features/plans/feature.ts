import type { Feature } from '../../feature.ts';
import { PlansIcon } from '../../ui/icons.tsx';
import { plansPath } from './paths.ts';

/** What a plan limits, and what its price is charged to. */
const AFTER_A_CHANGE = [
  'getSubscription',
  'getBalance',
  'listTransactions',
  'listInvoices',
  'listStatements',
  'getStatement',
  'listApiKeys',
  'listSavedReceivers',
  'listParcelPresets',
  'listStores',
  'listWebhookEndpoints',
] as const;

export const feature: Feature = {
  screens: [
    {
      path: plansPath,
      layout: 'default',
      texts: ['plans'],
      page: () => import('./plans-page.tsx'),
    },
  ],
  navigation: [
    {
      path: plansPath,
      labelId: 'app.navigation.plans',
      icon: PlansIcon,
      order: 55,
      search: 'screens',
    },
  ],
  staleAfter: {
    changePlan: AFTER_A_CHANGE,
    resumePlan: ['getSubscription'],
    createApiKey: ['getSubscription'],
    revokeApiKey: ['getSubscription', 'listApiKeys'],
    createSavedReceiver: ['getSubscription'],
    deleteSavedReceiver: ['getSubscription'],
    createParcelPreset: ['getSubscription'],
    deleteParcelPreset: ['getSubscription'],
  },
};

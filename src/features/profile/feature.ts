import type { Feature } from '../../feature.ts';
import { PersonIcon } from '../../ui/icons.tsx';
import { profilePath } from './paths.ts';

export const feature: Feature = {
  screens: [
    {
      path: profilePath,
      layout: 'default',
      texts: ['profile'],
      page: () => import('./profile-page.tsx'),
    },
  ],
  navigation: [
    { path: profilePath, labelId: 'app.navigation.profile', icon: PersonIcon, order: 60 },
  ],
  staleAfter: {
    changeEmail: ['getProfile'],
    changePhone: ['getProfile'],
    changePassword: ['listSessions'],
    endSession: ['listSessions'],
    endOtherSessions: ['listSessions'],
    createApiKey: ['listApiKeys'],
    rotateApiKey: ['listApiKeys'],
    revokeApiKey: ['listApiKeys'],
    connectStore: ['listStores', 'getSubscription'],
    replayStoreDelivery: ['listStoreDeliveries'],
    updateStore: ['listStores', 'getStore'],
    grantStoreAccess: ['listStores', 'getStore'],
    simulateStore: ['listStores', 'getStore'],
    disconnectStore: ['listStores', 'getSubscription'],
    renewStoreSecret: ['listStores', 'getStore'],
    renewStoreAddress: ['listStores', 'getStore'],
    createWebhookEndpoint: ['listWebhookEndpoints', 'getSubscription'],
    updateWebhookEndpoint: ['listWebhookEndpoints', 'getWebhookEndpoint'],
    deleteWebhookEndpoint: ['listWebhookEndpoints', 'getSubscription'],
    rotateWebhookSecret: ['listWebhookEndpoints', 'getWebhookEndpoint'],
    sendTestWebhook: ['listWebhookMessages'],
    resendWebhook: ['listWebhookMessages', 'getWebhookMessage'],
    resendWebhooks: ['listWebhookMessages', 'getWebhookMessage'],
    updateCourierRules: ['getCourierRules', 'getSubscription'],
  },
};

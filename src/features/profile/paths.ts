export const profilePath = '/profile';

/** @param tab as in tabs.ts. */
export const profileTabPath = (tab: string) => `${profilePath}?tab=${tab}`;

/** Names the store whose deliveries are shown in place of the integrations. */
export const storeParameter = 'store';
/** Names the delivery that is shown over them. */
export const deliveryParameter = 'delivery';

export const storeDeliveriesPath = (storeId: string) =>
  `${profileTabPath('integrations')}&${storeParameter}=${storeId}`;

/** Names the webhook endpoint whose log is shown in place of the integrations. */
export const endpointParameter = 'endpoint';
/** Names the webhook that is shown over it. */
export const messageParameter = 'message';

export const webhookLogPath = (endpointId: string) =>
  `${profileTabPath('integrations')}&${endpointParameter}=${endpointId}`;

/** The log with one webhook open. */
export const webhookMessagePath = (endpointId: string, messageId: string) =>
  `${webhookLogPath(endpointId)}&${messageParameter}=${messageId}`;

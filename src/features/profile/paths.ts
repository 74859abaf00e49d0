export const profilePath = '/profile';

/** @param tab as in tabs.ts. */
export const profileTabPath = (tab: string) => `${profilePath}?tab=${tab}`;

/** Names the store whose deliveries are shown in place of the integrations. */
export const storeParameter = 'store';

export const storeDeliveriesPath = (storeId: string) =>
  `${profileTabPath('integrations')}&${storeParameter}=${storeId}`;

import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { withTexts } from '../../../i18n/with-texts.ts';
import { endpointParameter, storeParameter } from '../paths.ts';
import type { TabProps } from '../tab-props.ts';

const stores = 'profile/stores';
const webhooks = 'profile/webhooks';

const IntegrationPanels = lazy(async () => {
  const panels = import('./integration-panels.tsx');
  return { default: (await withTexts([stores, webhooks], panels)).IntegrationPanels };
});
const StoreDeliveries = lazy(async () => {
  const log = import('../stores/deliveries/store-deliveries.tsx');
  return { default: (await withTexts(stores, log)).StoreDeliveries };
});
const WebhookLog = lazy(async () => {
  const log = import('../webhooks/log/webhook-log.tsx');
  return { default: (await withTexts([webhooks, 'profile/webhooks/log'], log)).WebhookLog };
});

/** Access for other systems, or the log of a store or a webhook endpoint. */
export function IntegrationsTab({ profile }: TabProps) {
  const address = new URLSearchParams(useLocation().search);
  const isCompany = profile.account_type === 'company';
  const storeId = address.get(storeParameter);
  const endpointId = address.get(endpointParameter);
  if (isCompany && storeId !== null) return <StoreDeliveries key={storeId} storeId={storeId} />;
  if (endpointId !== null) return <WebhookLog key={endpointId} endpointId={endpointId} />;
  return <IntegrationPanels profile={profile} />;
}

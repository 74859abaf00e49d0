import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { readStore } from '../stores/deliveries/delivery-address.ts';
import { StoresPanel } from '../stores/stores-panel.tsx';
import type { TabProps } from '../tab-props.ts';
import { KeysPanel } from './keys-panel.tsx';

const DeliveriesPanel = lazy(async () => ({
  default: (await import('../stores/deliveries/deliveries-panel.tsx')).DeliveriesPanel,
}));

/** Access for other systems: API keys and, for companies, their stores or the deliveries of one. */
export function IntegrationsTab({ profile }: TabProps) {
  const isCompany = profile.account_type === 'company';
  const storeId = readStore(useLocation().search);
  if (isCompany && storeId !== null) return <DeliveriesPanel key={storeId} storeId={storeId} />;
  return (
    <>
      <KeysPanel />
      {isCompany && <StoresPanel />}
    </>
  );
}

import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { withTexts } from '../../../i18n/with-texts.ts';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { readStore } from '../stores/deliveries/delivery-address.ts';
import { StoresPanel } from '../stores/stores-panel.tsx';
import type { TabProps } from '../tab-props.ts';
import { KeysPanel } from './keys-panel.tsx';

const DeliveriesPanel = lazy(async () => ({
  default: (await import('../stores/deliveries/deliveries-panel.tsx')).DeliveriesPanel,
}));

const RequestsPanel = lazy(async () => ({
  default: (await withTexts('profile/requests', import('../requests/requests-panel.tsx')))
    .RequestsPanel,
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
      <Suspense
        fallback={
          <Panel>
            <LinesSkeleton lines={6} height={44} />
          </Panel>
        }
      >
        <RequestsPanel />
      </Suspense>
    </>
  );
}

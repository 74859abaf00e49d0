import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts.ts';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useNear } from '../../../ui/use-near.ts';
import { StoresPanel } from '../stores/stores-panel.tsx';
import type { TabProps } from '../tab-props.ts';
import { WebhooksPanel } from '../webhooks/webhooks-panel.tsx';
import { KeysPanel } from './keys-panel.tsx';

const RequestsPanel = lazy(async () => ({
  default: (await withTexts('profile/requests', import('../requests/requests-panel.tsx')))
    .RequestsPanel,
}));

const Place = styled('div')({ minBlockSize: 400 });

/** API keys, webhook endpoints, for companies their stores, and what keys asked for. */
export function IntegrationPanels({ profile }: TabProps) {
  const [place, isNear] = useNear<HTMLDivElement>();
  return (
    <>
      <KeysPanel />
      <WebhooksPanel />
      {profile.account_type === 'company' && <StoresPanel />}
      <Place ref={place}>
        {isNear && (
          <Suspense
            fallback={
              <Panel>
                <LinesSkeleton lines={6} height={44} />
              </Panel>
            }
          >
            <RequestsPanel />
          </Suspense>
        )}
      </Place>
    </>
  );
}

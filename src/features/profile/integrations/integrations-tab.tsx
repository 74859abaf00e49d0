import type { TabProps } from '../tab-props.ts';
import { KeysPanel } from './keys-panel.tsx';
import { WebhooksPanel } from './webhooks-panel.tsx';

/** Access for other systems: API keys and, for companies, their stores. */
export function IntegrationsTab({ profile }: TabProps) {
  return (
    <>
      <KeysPanel />
      {profile.account_type === 'company' && <WebhooksPanel />}
    </>
  );
}

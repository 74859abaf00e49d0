import { useText } from '../../../../i18n/use-text.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { EndpointsLink } from './endpoints-link.tsx';

/** In place of a log: the account has no such endpoint. */
export function UnknownEndpoint() {
  const text = useText();
  return (
    <Panel>
      <EmptyState
        art="search"
        assertive
        title={text('profile.webhooks.unknown')}
        action={<EndpointsLink />}
      />
    </Panel>
  );
}

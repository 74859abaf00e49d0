import { useText } from '../../../../i18n/use-text.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { StoresLink } from './stores-link.tsx';

/** In place of deliveries: the account has no such store. */
export function UnknownStore() {
  const text = useText();
  return (
    <Panel>
      <EmptyState
        art="search"
        assertive
        title={text('profile.stores.unknown')}
        action={<StoresLink />}
      />
    </Panel>
  );
}

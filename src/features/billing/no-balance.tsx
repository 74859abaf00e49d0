import { useText } from '../../i18n/use-text.ts';
import { billingPaths } from './paths.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

/** For an account whose balance has never changed, with a link to its first top-up. */
export function NoBalance() {
  const text = useText();
  return (
    <Panel>
      <EmptyState
        art="unpaid"
        title={text('billing.none.title')}
        description={text('billing.none.description')}
        action={
          <ButtonLink to={billingPaths.topUp} size="large" startIcon={<PlusIcon size={18} />}>
            {text('billing.topUp')}
          </ButtonLink>
        }
      />
    </Panel>
  );
}

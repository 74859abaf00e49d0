import { useLocation } from 'react-router-dom';
import { billingPaths } from '../../../billing/paths.ts';
import type { Money } from '../../../../../common/money.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';

/**
 * Leads to topping up the missing amount, and from there back to this form. The address names its
 * draft, so that another tab or browser finds it too.
 */
export function TopUpLink({ shortfall }: { shortfall: Money }) {
  const text = useText();
  const { pathname, search } = useLocation();
  return (
    <ButtonLink
      to={billingPaths.topUpFor(shortfall, pathname + search)}
      variant="outline"
      size="small"
    >
      {text('shipments.create.topUp')}
    </ButtonLink>
  );
}

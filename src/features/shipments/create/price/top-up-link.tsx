import { billingPaths } from '../../../billing/paths.ts';
import { shipmentPaths } from '../../paths.ts';
import type { Money } from '../../../../../common/money.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';

/** Leads to topping up the missing amount, and from there back to this form. */
export function TopUpLink({ shortfall }: { shortfall: Money }) {
  const text = useText();
  return (
    <ButtonLink
      to={billingPaths.topUpFor(shortfall, shipmentPaths.create)}
      variant="outline"
      size="small"
    >
      {text('shipments.create.topUp')}
    </ButtonLink>
  );
}

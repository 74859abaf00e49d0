import { useLocation } from 'react-router-dom';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { useMoneyString } from '../../../../ui/text/money-string.ts';
import { WithRiyalSign } from '../../../../ui/text/with-riyal-sign.tsx';
import { billingPaths } from '../../../billing/paths.ts';
import { shortfallOf, type BookingDecisionProps } from './shortfall.ts';

/**
 * The one thing to do next: book, accept a new price, or first add what the balance lacks, which
 * leads back to this form. The address names its draft, so that another tab or browser finds it too.
 */
export function BookingAction(props: BookingDecisionProps & { size?: 'large' }) {
  const text = useText();
  const moneyString = useMoneyString();
  const { pricing, booking, size = 'medium' } = props;
  const { pathname, search } = useLocation();
  const shortfall = shortfallOf(props);
  if (shortfall && !booking.isPending) {
    // As much as is asked for there.
    const wholeRiyals = { ...shortfall, amount: Math.ceil(shortfall.amount / 100) * 100 };
    return (
      <ButtonLink size={size} to={billingPaths.topUpFor(shortfall, pathname + search)}>
        <WithRiyalSign>
          {text('shipments.create.topUp', { amount: moneyString(wholeRiyals) })}
        </WithRiyalSign>
      </ButtonLink>
    );
  }
  return (
    <Button type="submit" size={size} loading={booking.isPending} disabled={pricing.pending}>
      {text(booking.asksToConfirm ? 'shipments.create.confirm' : 'shipments.create.submit')}
    </Button>
  );
}

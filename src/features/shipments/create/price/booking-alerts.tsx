import { useFormContext } from 'react-hook-form';
import { useText } from '../../../../i18n/use-text.ts';
import { useSubmitError } from '../../../../api/use-submit-error.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { TopUpLink } from './top-up-link.tsx';
import { shipmentPaths } from '../../paths.ts';
import type { BookingValues } from '../booking-values.ts';
import { isShipped, lacksMoney, type useBooking } from '../use-booking.ts';
import type { BookingPrice } from './use-booking-price.ts';

interface BookingAlertsProps {
  pricing: BookingPrice;
  booking: ReturnType<typeof useBooking>;
}

/** Why the last try did not book, and what to decide now. */
export function BookingAlerts({ pricing, booking: { refusal, error } }: BookingAlertsProps) {
  const text = useText();
  const submitError = useSubmitError(error);
  const { getValues } = useFormContext<BookingValues>();
  if (refusal) {
    const now = pricing.chosen?.price.total_fee;
    const isNewPrice = now !== undefined && now.amount !== refusal.before.amount;
    return (
      <Notice
        tone={lacksMoney(refusal) ? 'danger' : 'warning'}
        title={text(`shipments.create.refusal.${refusal.code}`)}
        assertive
        action={
          refusal.shortfall ? (
            <TopUpLink shortfall={refusal.shortfall} />
          ) : (
            isShipped(refusal) && (
              <ButtonLink
                to={shipmentPaths.order(getValues('store_order_id'))}
                variant="outline"
                size="small"
              >
                {text('shipments.create.order.open')}
              </ButtonLink>
            )
          )
        }
      >
        {refusal.shortfall && (
          <p>
            {text('shipments.create.short')} <MoneyText value={refusal.shortfall} />
          </p>
        )}
        {isNewPrice && (
          <p>
            {text('shipments.create.refusal.was')} <MoneyText value={refusal.before} />
            {text('shipments.create.refusal.isNow')} <MoneyText value={now} />
          </p>
        )}
        {!lacksMoney(refusal) && !isShipped(refusal) && now && (
          <p>{text('shipments.create.refusal.confirm')}</p>
        )}
      </Notice>
    );
  }
  if (submitError === null) return null;
  return (
    <Notice tone="danger" assertive>
      {submitError}
    </Notice>
  );
}

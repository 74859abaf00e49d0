import { useText } from '../../../../i18n/use-text.ts';
import { useSubmitError } from '../../../../api/use-submit-error.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { TopUpLink } from './top-up-link.tsx';
import { lacksMoney, type useBooking } from '../use-booking.ts';
import type { BookingPrice } from './use-booking-price.ts';

interface BookingAlertsProps {
  pricing: BookingPrice;
  booking: ReturnType<typeof useBooking>;
}

/** Why the last try did not book, and what to decide now. */
export function BookingAlerts({ pricing, booking: { refusal, error } }: BookingAlertsProps) {
  const text = useText();
  const submitError = useSubmitError(error);
  if (refusal) {
    const now = pricing.chosen?.price.total_fee;
    const isNewPrice = now !== undefined && now.amount !== refusal.before.amount;
    return (
      <Notice
        tone={lacksMoney(refusal) ? 'danger' : 'warning'}
        title={text(`shipments.create.refusal.${refusal.code}`)}
        assertive
        action={refusal.shortfall && <TopUpLink shortfall={refusal.shortfall} />}
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
        {!lacksMoney(refusal) && now && <p>{text('shipments.create.refusal.confirm')}</p>}
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

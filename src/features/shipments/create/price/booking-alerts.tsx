import { useFormContext } from 'react-hook-form';
import { useText } from '../../../../i18n/use-text.ts';
import { useSubmitError } from '../../../../api/use-submit-error.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { shipmentPaths } from '../../paths.ts';
import type { BookingValues } from '../booking-values.ts';
import { isShipped, lacksMoney, type BookingRefusal } from '../use-booking.ts';
import { shortfallOf, type BookingDecisionProps } from './shortfall.ts';
import type { BookingPrice } from './use-booking-price.ts';

/** The one thing that stands against booking: the balance, or why the last try failed. */
export function BookingAlerts(props: BookingDecisionProps) {
  const text = useText();
  const { pricing, booking } = props;
  const { refusal, error } = booking;
  const submitError = useSubmitError(error);
  const shortfall = shortfallOf(props);
  if (shortfall) {
    return (
      <Notice
        tone={refusal ? 'danger' : 'warning'}
        {...(refusal && {
          title: text(`shipments.create.refusal.${refusal.code}`),
          assertive: true,
        })}
      >
        {text('shipments.create.short')} <MoneyText value={shortfall} />
      </Notice>
    );
  }
  if (refusal) return <Refusal refusal={refusal} pricing={pricing} />;
  if (submitError === null) return null;
  return (
    <Notice tone="danger" assertive>
      {submitError}
    </Notice>
  );
}

/** Why the last try did not book, and what to decide now. */
function Refusal({ refusal, pricing }: { refusal: BookingRefusal; pricing: BookingPrice }) {
  const text = useText();
  const { getValues } = useFormContext<BookingValues>();
  const now = pricing.chosen?.price.total_fee;
  const isNewPrice = now !== undefined && now.amount !== refusal.before.amount;
  return (
    <Notice
      tone={lacksMoney(refusal) ? 'danger' : 'warning'}
      title={text(`shipments.create.refusal.${refusal.code}`)}
      assertive
      action={
        isShipped(refusal) && (
          <ButtonLink
            to={shipmentPaths.order(getValues('store_order_id'))}
            variant="outline"
            size="small"
          >
            {text('shipments.create.order.open')}
          </ButtonLink>
        )
      }
    >
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

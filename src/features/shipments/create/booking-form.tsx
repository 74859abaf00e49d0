import { useMediaQuery } from '../../../ui/use-media-query.ts';
import styled from '@emotion/styled';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import type { Profile } from '../../../api/generated/model/profile.ts';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useText } from '../../../i18n/use-text.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { LeaveGuard } from '../../../ui/forms/leave-guard.tsx';
import { useSubmit } from '../../../ui/forms/use-submit.ts';
import { PriceAside } from './price/price-aside.tsx';
import { PriceBar } from './price/price-bar.tsx';
import { DraftBar } from './draft/draft-bar.tsx';
import { FaultSummary } from './fault-summary.tsx';
import { OrderSection } from './order/order-section.tsx';
import { PaymentSection } from './order/payment-section.tsx';
import { ReceiverSection } from './receiver/receiver-section.tsx';
import { SenderSection } from './sender/sender-section.tsx';
import { ParcelSection } from './parcel/parcel-section.tsx';
import { useBooking } from './use-booking.ts';
import { useBookingForm } from './use-booking-form.ts';
import type { BookingStart } from './use-booking-start.ts';

export const loadCreated = async () => ({
  default: (await withTexts('shipments/labels', import('./created-dialog.tsx'))).CreatedDialog,
});

const ShippedOrder = lazy(async () => ({
  default: (await import('./order/shipped-order.tsx')).ShippedOrder,
}));

const wideScreen = '(min-width: 1120px)';

const Form = styled('form')({
  display: 'grid',
  alignItems: 'start',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  [`@media not all and ${wideScreen}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Sections = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minInlineSize: 0,
});

interface BookingFormProps {
  profile: Profile;
  start: BookingStart;
  /** Opens a draft as it is on the server, or an empty form. */
  onOpen: (draftId: string | null) => void;
  onBooked: (shipment: Shipment) => void;
}

/** The form in its sections, with the price next to it, or below it on phones. */
export function BookingForm({ profile, start, onOpen, onBooked }: BookingFormProps) {
  const text = useText();
  const isWide = useMediaQuery(wideScreen);
  const asideRef = useRef<HTMLElement>(null);
  const [sheetOpen, setSheetOpen] = useState(false);
  const opened = useBookingForm(profile, start, onOpen);
  const { form, draft, pricing } = opened;
  const price = pricing.chosen?.price ?? null;
  const orderId = useWatch({ control: form.control, name: 'store_order_id' });
  const booking = useBooking({ ...opened, onBooked });

  const isPriced = price !== null;
  useEffect(() => {
    // Loaded before booking, because the connection may be lost afterwards.
    if (isPriced) loadCreated().catch(() => {});
  }, [isPriced]);

  const aside = { pricing, booking };
  const leadToCourier = () => {
    if (isWide) asideRef.current?.focus();
    else setSheetOpen(true);
  };
  const submit = useSubmit(form, booking.book, booking.isPending);

  return (
    <FormProvider {...form}>
      <LeaveGuard
        control={form.control}
        leaving={draft.state.save === 'saved' ? 'free' : 'keepsDraft'}
        loading={booking.isPending}
      />
      <DraftBar draft={draft} isMissing={start.isMissing} onOpen={onOpen} />
      {orderId !== '' && (
        <Suspense>
          <ShippedOrder id={orderId} />
        </Suspense>
      )}
      <Form
        noValidate
        aria-label={text('shipments.create.title')}
        aria-busy={booking.isPending}
        onSubmit={submit}
      >
        <Sections>
          <FaultSummary unmatched={booking.unmatched} onCourier={leadToCourier} />
          <ReceiverSection />
          <ParcelSection price={price} />
          <SenderSection price={price} />
          <PaymentSection />
          <OrderSection />
        </Sections>
        {isWide ? (
          <PriceAside {...aside} ref={asideRef} />
        ) : (
          <PriceBar {...aside} open={sheetOpen} onOpenChange={setSheetOpen} />
        )}
      </Form>
    </FormProvider>
  );
}

import { useFormContext, useWatch } from 'react-hook-form';
import { useListShipments } from '../../../api/generated/shipments/shipments.ts';
import { useGetProfile } from '../../../api/generated/profile/profile.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Separator } from '../../../ui/text/separator.tsx';
import { WeightText } from '../../../ui/text/weight-text.tsx';
import type { BookingValues } from '../create/booking-values.ts';
import { fromShipment } from '../create/draft/from-draft.ts';
import { parcelFields } from '../create/parcel-fields.ts';

/**
 * Offers the parcel of the last shipment to a saved receiver, while the form has no weight. Shown for a
 * receiver that was shipped to before.
 */
export function LastParcel() {
  const text = useText();
  const { data: profile } = useGetProfile();
  const { control, setValue, clearErrors } = useFormContext<BookingValues>();
  const [phone, isOpen] = useWatch({
    control,
    compute: ({ receiver, weight }) => [receiver.phone, weight === null] as const,
  });
  const { data } = useListShipments(
    { q: phone.replace('+', ''), limit: 1 },
    { query: { enabled: isOpen && phone !== '' } },
  );
  const last = data?.data.find(({ receiver }) => receiver.phone === phone);
  if (!last || !isOpen || !profile) return null;
  const take = () => {
    const values = fromShipment(last, profile);
    for (const field of parcelFields) {
      setValue(field, values[field], { shouldDirty: true });
      clearErrors(field);
    }
  };
  return (
    <div style={{ marginBlockStart: 16 }}>
      <Notice
        tone="info"
        title={text('shipments.saved.last')}
        action={
          <Button variant="outline" size="small" onClick={take}>
            {text('shipments.saved.last.take')}
          </Button>
        }
      >
        <p>
          <bdi>{last.product_name}</bdi>
          <Separator />
          <WeightText grams={last.weight} unit={last.weight_unit} />
          <Separator />
          <DateText value={last.created_at} />
        </p>
      </Notice>
    </div>
  );
}

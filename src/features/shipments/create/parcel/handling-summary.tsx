import { Fragment } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useEnumNames } from '../../../../api/use-enum-names.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Separator } from '../../../../ui/text/separator.tsx';
import type { BookingValues } from '../booking-values.ts';

const named = [
  'shipment_type',
  'packaging_type',
  'shipping_method',
  'preferred_delivery_day',
  'preferred_delivery_time',
] as const;

/** How the parcel is packed, handed over and delivered, on one line. */
export function HandlingSummary() {
  const { control } = useFormContext<BookingValues>();
  const text = useText();
  const { nameOf } = useEnumNames();
  const values = useWatch({ control, name: named });
  const [pieces, note] = useWatch({ control, name: ['pieces', 'note'] });
  const parts = [
    typeof pieces === 'number' ? text('shipments.create.pieces', { count: pieces }) : '',
    ...named.map((name, at) => (values[at] ? nameOf(name, values[at]) : '')),
    note,
  ].filter((part) => part !== '');
  return parts.map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <Separator />}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}

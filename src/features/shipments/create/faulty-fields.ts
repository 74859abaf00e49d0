import type { FieldErrors, FieldPath } from 'react-hook-form';
import type { BookingValues } from './booking-values.ts';

/** The fields in the order of the page. */
export const fieldsOnPage: readonly FieldPath<BookingValues>[] = [
  'courier_id',
  'receiver.full_name',
  'receiver.phone',
  'receiver.country',
  'receiver.city',
  'receiver.state',
  'receiver.short_address',
  'receiver.street_name',
  'receiver.building_no',
  'receiver.district',
  'receiver.postal_code',
  'receiver.additional_number',
  'receiver.landmark',
  'receiver.address_type',
  'receiver.email',
  'receiver.company',
  'receiver.message',
  'weight',
  'pieces',
  'size',
  'length',
  'width',
  'height',
  'shipment_type',
  'packaging_type',
  'shipping_method',
  'preferred_delivery_day',
  'preferred_delivery_time',
  'note',
  'origin.country',
  'origin.city',
  'company',
  'sender.contact_name',
  'sender.company',
  'sender.address',
  'sender.pickup_name',
  'sender.return_name',
  'sender.contact_number',
  'sender.backup_phone',
  'sender.phone_code',
  'sender.email',
  'sender.postal_code',
  'sender.address_type',
  'sender.gross_weight',
  'sender.volume',
  'sender.collecting_money',
  'payment_type',
  'sender.amount_to_collect.amount',
  'product_name',
  'quantity',
  'price.amount',
  'price.currency',
  'reference_id',
];

/** The invalid fields, from the top of the page to the bottom. */
export function faultyFields(errors: FieldErrors<BookingValues>): FieldPath<BookingValues>[] {
  return fieldsOnPage
    .flatMap((path) => (path === 'reference_id' ? [...furtherFields(errors), path] : path))
    .filter((path) => isFault(path.split('.').reduce(enter, errors)));
}

/** The fields of further products that have errors. */
function furtherFields({ further_products: faults }: FieldErrors<BookingValues>) {
  return Object.keys(faults ?? {}).flatMap((index) =>
    (['product_name', 'quantity', 'price.amount'] as const).map(
      (field) => `further_products.${Number(index)}.${field}` as const,
    ),
  );
}

function enter(node: unknown, part: string): unknown {
  return typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[part] : null;
}

/** An error has a type; an object that only groups errors does not. */
function isFault(node: unknown): boolean {
  return typeof enter(node, 'type') === 'string';
}

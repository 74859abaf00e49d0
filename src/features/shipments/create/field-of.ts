import { HOME_COUNTRY } from '../../../../common/place-rules.ts';
import type { BookingValues } from './booking-values.ts';
import type { ReceiverForm } from './receiver/receiver-values.ts';

const shortFor = ['receiver.street_name', 'receiver.building_no', 'receiver.postal_code'];
const sides = ['length', 'width', 'height'];

/** The form field for a path of the request, given how the form is filled in. */
export function fieldOf(
  path: string,
  { address_form, receiver, size }: ReceiverForm & { size?: BookingValues['size'] },
): string {
  const isHome = receiver.country === HOME_COUNTRY;
  // In Saudi Arabia the city determines the region, and the short address replaces the full one.
  if (isHome && path === 'receiver.state') return 'receiver.city';
  if (isHome && address_form === 'short' && shortFor.includes(path)) {
    return 'receiver.short_address';
  }
  // Choosing a size fills in its sides.
  if (size === '' && sides.includes(path)) return 'size';
  if (['quote_id', 'courier_id', 'service_type'].includes(path)) return 'courier_id';
  if (path === 'sender.city' || path === 'sender.country') return path.replace('sender', 'origin');
  if (/(^|\.)sku$/.test(path)) return path.replace(/sku$/, 'product_name');
  if (/(^|\.)(price|amount_to_collect)$/.test(path)) return `${path}.amount`;
  return path;
}

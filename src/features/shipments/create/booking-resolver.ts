import type { Resolver } from 'react-hook-form';
import type { ShipmentCreate } from '../../../api/generated/model/shipment-create.ts';
import { checkResolver } from '../../../ui/forms/check-resolver.ts';
import type { BookingValues } from './booking-values.ts';
import { checkBooking, type BookingContext } from './check-booking.ts';

/** Judges the form against the context as it is at the time. */
export function bookingResolver(
  context: () => BookingContext,
): Resolver<BookingValues, unknown, ShipmentCreate> {
  return checkResolver((values) => checkBooking(values, context()));
}

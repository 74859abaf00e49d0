import { negateMoney, type Money } from '../../../../../common/money.ts';
import { lacksMoney, type useBooking } from '../use-booking.ts';
import type { BookingPrice } from './use-booking-price.ts';

/** What is decided: the price, and how booking it went so far. */
export interface BookingDecisionProps {
  pricing: BookingPrice;
  booking: ReturnType<typeof useBooking>;
}

/** What the balance lacks for the chosen price; null if it suffices. */
export function shortfallOf({ pricing, booking }: BookingDecisionProps): Money | null {
  const { refusal } = booking;
  if (refusal && lacksMoney(refusal)) return refusal.shortfall;
  const after = pricing.chosen?.price.balance_after;
  return after && after.amount < 0 ? negateMoney(after) : null;
}

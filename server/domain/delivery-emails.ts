import { addDays, riyadhDay, riyadhMidnight } from './calendar.ts';

/** When an account gets e-mails about its delivered shipments. */
export type DeliveryEmails = 'each' | 'daily' | 'never';

const HOUR_MS = 60 * 60 * 1_000;

/** The hour in Riyadh at which the e-mail of a day is sent. */
const EVENING = 18;

/** What an account gets that has not chosen: a company ships many parcels a day. */
export function usualDeliveryEmails(accountType: 'company' | 'individual'): DeliveryEmails {
  return accountType === 'company' ? 'daily' : 'each';
}

/** When to write about a shipment that is delivered now. */
export function deliveryEmailDue(choice: Exclude<DeliveryEmails, 'never'>, now: Date): Date {
  return choice === 'each' ? now : nextEvening(now);
}

/** The next six o'clock in the evening in Riyadh, later than `now`. */
function nextEvening(now: Date): Date {
  const today = riyadhDay(now);
  const evening = eveningOf(today);
  return evening > now ? evening : eveningOf(addDays(today, 1));
}

function eveningOf(day: string): Date {
  return new Date(riyadhMidnight(day).getTime() + EVENING * HOUR_MS);
}

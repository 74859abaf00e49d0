import { newIdempotencyKey } from '../../../api/idempotency-key.ts';
import type { ShipmentCreate } from '../../../api/generated/model/shipment-create.ts';
import { canonicalJson } from './canonical-json.ts';

/** A booking that was sent: its body and idempotency key. */
export interface BookingAttempt {
  key: string;
  body: ShipmentCreate;
  /** Whether the server has refused it, so that it has certainly booked nothing. */
  refused: boolean;
}

/**
 * The request to send next. One intended booking keeps its key over double clicks, retries and
 * reloads:
 * - the same body has the same key;
 * - while it is unknown whether the last try booked (no answer came), a body that differs only in
 *   the quote and the draft, which the form renews by itself, is still the same booking: the
 *   earlier request is repeated, and the server answers with the shipment if there is one;
 * - anything else is a new booking.
 */
export function nextAttempt(last: BookingAttempt | null, body: ShipmentCreate): BookingAttempt {
  if (last && canonicalJson(last.body) === canonicalJson(body)) return { ...last, refused: false };
  if (last && !last.refused && withoutRenewed(last.body) === withoutRenewed(body)) return last;
  return { key: newIdempotencyKey(), body, refused: false };
}

/** The fields that the form renews without a change by the person. */
function withoutRenewed({ quote_id, draft_id, ...body }: ShipmentCreate) {
  return canonicalJson(body);
}

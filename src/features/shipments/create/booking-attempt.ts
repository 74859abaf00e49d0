import { newIdempotencyKey } from '../../../api/idempotency-key.ts';
import type { ShipmentCreate } from '../../../api/generated/model/shipment-create.ts';
import { canonicalJson } from './canonical-json.ts';

/** A booking that was sent: what, and under which idempotency key. */
export interface BookingAttempt {
  key: string;
  body: ShipmentCreate;
  /** Whether the server has refused it, so that it certainly booked nothing. */
  refused: boolean;
}

/**
 * What to send next. One intended booking keeps its key over double clicks, retries and reloads:
 * - the same body goes under the same key;
 * - while it is unknown whether the last try booked (no answer came), a body that differs in
 *   nothing but the quote and the draft, which the form renews by itself, is still that booking: it
 *   goes out unchanged, and the server answers with the shipment if there is one;
 * - anything else is a new booking.
 */
export function nextAttempt(last: BookingAttempt | null, body: ShipmentCreate): BookingAttempt {
  if (last && canonicalJson(last.body) === canonicalJson(body)) return { ...last, refused: false };
  if (last && !last.refused && withoutRenewed(last.body) === withoutRenewed(body)) return last;
  return { key: newIdempotencyKey(), body, refused: false };
}

/** What the form renews by itself while the person changes nothing. */
function withoutRenewed({ quote_id, draft_id, ...body }: ShipmentCreate) {
  return canonicalJson(body);
}

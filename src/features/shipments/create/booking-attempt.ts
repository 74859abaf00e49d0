import { newIdempotencyKey } from '../../../api/idempotency-key.ts';
import type { ShipmentCreate } from '../../../api/generated/model/shipment-create.ts';
import { PRODUCT } from '../../../../common/product.ts';
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
  if (last && isSame(last.body, body)) return { ...last, refused: false };
  if (last && !last.refused && withoutRenewed(last.body) === withoutRenewed(body)) return last;
  return { key: newIdempotencyKey(), body, refused: false };
}

const storageKey = (draft: string) => `${PRODUCT.slug}_attempt_${draft}`;

/** The last attempt of a draft in this tab, also after a reload. */
export function readAttempt(draft: string): BookingAttempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(draft)) ?? 'null') as BookingAttempt | null;
  } catch {
    return null;
  }
}

/** Keeps an attempt before it is sent; null forgets it, once it has become a shipment. */
export function keepAttempt(draft: string, attempt: BookingAttempt | null): void {
  if (attempt === null) {
    sessionStorage.removeItem(storageKey(draft));
    return;
  }
  try {
    sessionStorage.setItem(storageKey(draft), JSON.stringify(attempt));
  } catch {
    // Without storage the key lives as long as the page, which still covers clicks and retries.
  }
}

function isSame(a: ShipmentCreate, b: ShipmentCreate): boolean {
  return canonicalJson(a) === canonicalJson(b);
}

/** What the form renews by itself while the person changes nothing. */
function withoutRenewed({ quote_id, draft_id, ...body }: ShipmentCreate) {
  return canonicalJson(body);
}

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AttentionId } from './attention-id.ts';
import type { AttentionKind } from './attention-kind.ts';
import type { AttentionOrder } from './attention-order.ts';
import type { AttentionShipment } from './attention-shipment.ts';
import type { AttentionTopUp } from './attention-top-up.ts';
import type { DateTime } from './date-time.ts';
import type { Money } from './money.ts';

/**
 * Something that the account should act on.
 */
export interface AttentionItem {
  id: AttentionId;
  kind: AttentionKind;
  /** When it began: the last scan or change of the shipment, the collection of the cash, the arrival of the order or payment, or the end of the paid period. For a missing address, when the shipment was booked; for a low balance, the latest of the last 1,000 movements that took it below the threshold, otherwise when the account was opened. */
  since: DateTime;
  /** The shipment that the item is about; absent if it is about none. */
  shipment?: AttentionShipment;
  /** The store order that the item is about; absent if it is about none. */
  order?: AttentionOrder;
  /** The top-up that the item is about; absent if it is about none. */
  top_up?: AttentionTopUp;
  /** The amount that was paid, is left, is owed or was collected, depending on the kind; absent if the kind has none. */
  amount?: Money;
  /** When the item returns to the list; present in the list of snoozed items only. */
  snoozed_until?: DateTime;
}

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
  /** When it began: the last scan or change of the shipment, the collection of the cash, the arrival of the order or payment, the end of the paid days; of a missing address, when the shipment was booked; of a low balance, the last movement that took it below the threshold among the last 1,000, otherwise when the account was opened. */
  since: DateTime;
  shipment?: AttentionShipment;
  order?: AttentionOrder;
  top_up?: AttentionTopUp;
  /** What was paid, is left, is owed or was collected. */
  amount?: Money;
  /** With `snoozed`, when it comes back. */
  snoozed_until?: DateTime;
}

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Paragraph } from './paragraph.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { Quote } from './quote.ts';
import type { ShipmentConflictCode } from './shipment-conflict-code.ts';

/**
 * Why the shipment was not booked. `insufficient_balance` and `balance_below_zero` state how much is missing. The three quote codes and `courier_unavailable` come with a fresh quote to show next to the old one.
 */
export interface ShipmentConflict {
  /**
     * Kind of problem: `urn:mizan:problem:` followed by the code.
     * @maxLength 80
     * @pattern ^urn:mizan:problem:[a-z_]+$
     */
  type: string;
  /** Short summary of the problem, in the language of the request. */
  title: Paragraph;
  /**
     * The HTTP status of the response, always 409.
     * @minimum 409
     * @maximum 409
     */
  status: number;
  /** Machine-readable code of the problem. */
  code: ShipmentConflictCode;
  /** What the caller can do about it, in the language of the request. */
  detail?: Paragraph;
  /** Amount missing from the balance, including any debt. Present with `insufficient_balance` and `balance_below_zero`. */
  shortfall?: PositiveMoney;
  /** A fresh quote for the parcel as it was sent; absent if the problem is not about the quote. */
  quote?: Quote;
}

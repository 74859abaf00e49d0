/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Paragraph } from './paragraph.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { Quote } from './quote.ts';
import type { ShipmentConflictCode } from './shipment-conflict-code.ts';

/**
 * A problem with a booking. `insufficient_balance` and `balance_below_zero` state how much is missing; the three quote codes and `courier_unavailable` come with a fresh quote to show beside the old one.
 */
export interface ShipmentConflict {
  /**
     * @maxLength 80
     * @pattern ^urn:mizan:problem:[a-z_]+$
     */
  type: string;
  title: Paragraph;
  /**
     * @minimum 409
     * @maximum 409
     */
  status: number;
  code: ShipmentConflictCode;
  detail?: Paragraph;
  /** Amount missing from the balance, including a debt if it is below zero. */
  shortfall?: PositiveMoney;
  /** A fresh quote for the parcel as it was sent. */
  quote?: Quote;
}

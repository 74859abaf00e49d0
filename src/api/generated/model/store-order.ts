/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { ImportCells } from './import-cells.ts';
import type { ImportFault } from './import-fault.ts';
import type { ImportRepair } from './import-repair.ts';
import type { Line } from './line.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { StoreOrderId } from './store-order-id.ts';
import type { StoreOrderReason } from './store-order-reason.ts';
import type { StoreOrderShipment } from './store-order-shipment.ts';
import type { StoreOrderState } from './store-order-state.ts';
import type { StoreOrderStatus } from './store-order-status.ts';
import type { StorePayment } from './store-payment.ts';
import type { StoreSummary } from './store-summary.ts';
import type { StoreTold } from './store-told.ts';

/**
 * An order that a connected store has sent.
 */
export interface StoreOrder {
  id: StoreOrderId;
  /** The store that sent it. */
  store: StoreSummary;
  /** Number of the order in the store. */
  number: Line;
  state: StoreOrderState;
  /**
     * Why it needs attention or is left out; empty otherwise.
     * @maxItems 11
     */
  reasons: StoreOrderReason[];
  /** What the store's status means; absent if the status is unknown here. */
  status?: StoreOrderStatus;
  /** The store's status in its own words; absent if the store gives none. */
  status_text?: Line;
  /** What the receiver still has to pay; absent as long as the store has sent only the status. */
  payment?: StorePayment;
  /** The order as a row of an import, with its first product and with the account's changes. Gifts, which cost nothing, are named in the note, unless there is nothing else. */
  cells: ImportCells;
  /**
     * What is wrong with it, at most one error for each field.
     * @maxItems 100
     */
  faults: ImportFault[];
  /**
     * What was repaired in it; empty if nothing was.
     * @maxItems 60
     */
  repairs: ImportRepair[];
  /**
     * Number of products besides the first.
     * @minimum 0
     * @maximum 1000
     */
  further_products: number;
  /** Amount that the courier collects on delivery; absent if none. */
  amount_to_collect?: PositiveMoney;
  /** When the customer placed the order; absent if the store does not say. */
  placed_at?: DateTime;
  /** The shipment that it became; present if it is booked. */
  shipment?: StoreOrderShipment;
  /** Whether the store knows of the shipment; present if the order is booked and the store is to be told. */
  told?: StoreTold;
  /** When the order arrived here. */
  created_at: DateTime;
  /** When the order last changed here. */
  updated_at: DateTime;
}

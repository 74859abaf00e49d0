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

export interface StoreOrder {
  id: StoreOrderId;
  store: StoreSummary;
  /** What the store calls it. */
  number: Line;
  state: StoreOrderState;
  /** @maxItems 11 */
  reasons: StoreOrderReason[];
  /** Absent if the store's status is unknown here. */
  status?: StoreOrderStatus;
  /** The store's status in its own words. */
  status_text?: Line;
  /** Absent while the store has told no more than the status. */
  payment?: StorePayment;
  /** The order as a row of a file, with its first product and with what the account changed. */
  cells: ImportCells;
  /**
     * What is wrong with it; the first of a field only.
     * @maxItems 100
     */
  faults: ImportFault[];
  /** @maxItems 60 */
  repairs: ImportRepair[];
  /**
     * How many products it has beside the first.
     * @minimum 0
     * @maximum 1000
     */
  further_products: number;
  /** What the courier collects at the door; absent if nothing. */
  amount_to_collect?: PositiveMoney;
  /** When the customer ordered; absent if the store does not say. */
  placed_at?: DateTime;
  /** Present if it is booked. */
  shipment?: StoreOrderShipment;
  /** Present if it is booked and the store is to be told. */
  told?: StoreTold;
  /** When it arrived here. */
  created_at: DateTime;
  updated_at: DateTime;
}

import type { Cells } from '../../import-batches/reading/import-fields.ts';

/**
 * What the status of an order at the store means here, in the order in which an order goes through
 * them. `refunded` is a cancelled one whose money went back.
 */
export const STORE_STATUSES = [
  'unpaid',
  'open',
  'shipping',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type StoreStatus = (typeof STORE_STATUSES)[number];

/** Why an order is nothing to ship. */
export type Hindrance = 'no_shipping' | 'masked_address';

/** What the receiver still owes: all of it at the door, or nothing, or the store has no money yet. */
export type StorePayment = 'paid' | 'unpaid' | 'on_delivery';

/** An order as the store has it. */
export interface OrderContent {
  /** ISO 8601 in UTC, or null if the store does not say. */
  placed_at: string | null;
  payment: StorePayment;
  hindrance: Hindrance | null;
  /** The order with its first product, as the cells of a row of a file. */
  cells: Cells;
  /** Its further products. */
  lines: Cells[];
  /** Used unless the weight of each product is known here. */
  weight: string | null;
}

/** What a delivery says of one order. */
export interface OrderNews {
  /** The store's own id of the order. */
  id: string;
  /** What people call it; null if this delivery does not say. */
  number: string | null;
  /** As the store says it; null if it is unknown here, which changes nothing. */
  status: { code: StoreStatus | null; text: string } | null;
  /** Null if only the status is told. */
  content: OrderContent | null;
}

/** Access to a store's API. */
export interface StoreTokens {
  access_token: string;
  refresh_token: string;
  /** Milliseconds since 1970. */
  expires_at: number;
}

/** What a delivery means. `other` is known to the platform, but of no use here. */
export type Meaning =
  | { kind: 'order'; order: OrderNews }
  | { kind: 'authorized'; tokens: StoreTokens }
  | { kind: 'uninstalled' }
  | { kind: 'other' }
  | { kind: 'unreadable' };

export type StoreEvent = Meaning & {
  /** As the platform calls it; empty if it does not say. */
  name: string;
  /** Milliseconds since 1970; 0 if it does not say. */
  at: number;
};

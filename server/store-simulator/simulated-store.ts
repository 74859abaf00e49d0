import type { SampleOrder } from './sample-orders.ts';
import type { SallaTokens } from './salla-tokens.ts';

export type Platform = 'salla' | 'zid';

/** In the order in which an order goes through them; the last two end it. */
export const ORDER_STATUSES = [
  'new',
  'preparing',
  'shipping',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What Mizan told the platform of an order, last. */
export interface Told {
  /** In the platform's words. */
  status: string;
  trackingNumber: string | null;
  trackingUrl: string | null;
  courierName: string | null;
  at: Date;
}

export interface SimulatedOrder extends SampleOrder {
  id: number;
  /** What people call it. */
  number: string;
  /** Salla's id of its shipment. */
  shipmentId: number;
  status: OrderStatus;
  placedAt: Date;
  changedAt: Date;
  told: Told | null;
}

/** One try to deliver: the status of the answer, or null for no answer. */
export interface Attempt {
  at: Date;
  status: number | null;
}

/** Something sent to the store's address at Mizan. */
export interface Delivery {
  id: number;
  event: string;
  orderId: number | null;
  /** The exact bytes, as text. */
  body: string;
  isForged: boolean;
  /** `given_up` after the last try. */
  state: 'under_way' | 'taken' | 'given_up';
  attempts: Attempt[];
}

/** How a store proves its deliveries to Mizan, which chose the secrets. */
export type Proof =
  { platform: 'salla'; secret: string } | { platform: 'zid'; username: string; password: string };

export interface SimulatedStore {
  /** Of digits; at Salla the merchant. */
  id: string;
  name: string;
  /** Where deliveries go. */
  url: string;
  proof: Proof;
  /** Salla's tokens, or Zid's one token, of the store. */
  access: { platform: 'salla'; tokens: SallaTokens } | { platform: 'zid'; managerToken: string };
  isInstalled: boolean;
  connectedAt: Date;
  /** Oldest first. */
  orders: SimulatedOrder[];
  /** Oldest first. */
  deliveries: Delivery[];
}

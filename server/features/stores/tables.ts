import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed, FixedTime, Time } from '../../db/columns.ts';
import type { StoreUpdateStatus } from '../../ports/store-platform.ts';
import type { Cells } from '../import-batches/reading/import-fields.ts';
import type { OrderRegisters } from './orders/order-registers.ts';

type Wire = components['schemas'];

declare module '../../db/tables.ts' {
  interface Tables {
    stores: StoresTable;
    store_deliveries: StoreDeliveriesTable;
    store_bodies: StoreBodiesTable;
    store_orders: StoreOrdersTable;
    store_cities: StoreCitiesTable;
  }
}

/** Bytes in a column that may change. */
type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>;

export interface StoresTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  platform: Fixed<Wire['StorePlatform']>;
  name: string;
  /** Version 4; unique. */
  uuid: string;
  address_created_at: Time;
  /** Sealed, see db/sealed.ts. */
  secret: Bytes;
  secret_last_four: string;
  previous_secret: ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>;
  previous_until: Date | null;
  /** The store's tokens, sealed; null without access. */
  access: ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>;
  access_refused_at: Date | null;
  renewal_until: Date | null;
  booking: Generated<Wire['StoreBooking']>;
  on_cancellation: Generated<Wire['StoreCancellation']>;
  tells_store: Generated<boolean>;
  /** Until then nobody tells it anything. */
  tell_after: Date | null;
  /** Failures in a row. */
  tell_tries: Generated<number>;
  is_asked: Generated<boolean>;
  last_delivery_at: Date | null;
  ended_at: Date | null;
  created_at: FixedTime;
}

export interface StoreDeliveriesTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  store_id: Fixed<string>;
  received_at: FixedTime;
  event: string;
  verdict: Fixed<Wire['StoreVerdict']>;
  effect: Wire['StoreEffect'];
  bytes: Fixed<number>;
  /** Without the tokens of a store. */
  body: ColumnType<Buffer, Uint8Array, never>;
  /** The whole of it until it is worked on, sealed, if it has tokens. */
  sealed: ColumnType<Buffer | null, Uint8Array | null | undefined, null>;
  hash: ColumnType<Buffer, Uint8Array, never>;
  headers: JSONColumnType<Wire['StoreHeader'][], string, never>;
  duplicate_of: string | null;
  order_id: string | null;
  order_number: string | null;
}

export interface StoreBodiesTable {
  account_id: Fixed<string>;
  store_id: Fixed<string>;
  hash: ColumnType<Buffer, Uint8Array, never>;
  delivery_id: string;
  received_at: Time;
}

type Order = Wire['StoreOrder'];

export interface StoreOrdersTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  store_id: Fixed<string>;
  platform_id: Fixed<string>;
  registers: JSONColumnType<OrderRegisters, string, string>;
  /** What the account changed. */
  edits: JSONColumnType<Cells, string | undefined, string>;
  left_out: Generated<boolean>;
  keeps_shipment: Generated<boolean>;
  state: OpenState;
  reasons: JSONColumnType<Order['reasons'], string, string>;
  faults: JSONColumnType<Order['faults'], string, string>;
  repairs: JSONColumnType<Order['repairs'], string, string>;
  unknown_skus: JSONColumnType<string[], string, string>;
  number: string;
  status: Wire['StoreOrderStatus'] | null;
  payment: Wire['StorePayment'] | null;
  city: string | null;
  /** Halalas. */
  amount_to_collect: number | null;
  placed_at: Date | null;
  search_text: string;
  /** Why the courier rules did not book it, and when. */
  refusal: 'no_courier' | 'low_balance' | null;
  refused_at: Date | null;
  public_token: Fixed<string>;
  shipment_id: string | null;
  /** The shipment that all of the following is about, which may be an earlier one. */
  tell_shipment_id: string | null;
  told_status: StoreUpdateStatus | null;
  told_at: Date | null;
  told_error: string | null;
  /** What the store does not want to be told. */
  refused_status: StoreUpdateStatus | null;
  tell_tries: Generated<number>;
  tell_after: Date | null;
  platform_shipment_id: string | null;
  created_at: FixedTime;
  updated_at: Time;
}

/** States of orders that are not booked. */
export type OpenState = Exclude<Wire['StoreOrderState'], 'booked' | 'delivered'>;

export interface StoreCitiesTable {
  account_id: Fixed<string>;
  /** The store's text, folded. */
  text_key: Fixed<string>;
  /** Code. */
  city: string;
  chosen_at: Time;
}

import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed, FixedTime, Time } from '../../db/columns.ts';
import type { LaneKind } from '../../domain/rate-card.ts';
import type { StoredPrice } from '../quotes/tables.ts';
import type { ImportField } from './reading/import-fields.ts';

type Wire = components['schemas'];

declare module '../../db/tables.ts' {
  interface Tables {
    import_batches: ImportBatchesTable;
    import_rows: ImportRowsTable;
    import_bookings: ImportBookingsTable;
    import_matchings: ImportMatchingsTable;
  }
}

/** A JSON column that may be null. */
type Nullable<Json> = ColumnType<Json | null, string | null | undefined, string | null>;

export interface ImportBatchesTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  /** Counts what changes its rows or their prices. */
  version: number;
  status: Wire['ImportBatchStatus'];
  origin: Fixed<Wire['ImportOrigin']>;
  file_name: Fixed<string | null>;
  /** Null once it has been read. */
  file: ColumnType<Uint8Array | null, Uint8Array | undefined, null>;
  unreadable: Nullable<Wire['ImportUnreadable']>;
  columns: JSONColumnType<Wire['ImportColumn'][]>;
  defaults: JSONColumnType<Wire['ImportCell'][]>;
  asks_date_order: boolean;
  date_order: Wire['ImportDateOrder'] | null;
  choice: Nullable<Wire['ImportChoice']>;
  priced_at: Date | null;
  row_count: number;
  /** Names the process that is at work on it; it must say so again before `worked_until`. */
  worker: string | null;
  worked_until: Date | null;
  created_at: FixedTime;
  updated_at: Time;
}

/** What a person changed in a row, by field. */
export type Edits = Partial<Record<ImportField, string>>;

/** A row as an order of `createShipment`, before a courier is chosen. */
export type RowOrder = Omit<
  Wire['ShipmentCreate'],
  | 'quote_id'
  | 'draft_id'
  | 'store_order_id'
  | 'courier_id'
  | 'service_type'
  | 'preferred_delivery_day'
> & { preferred_delivery_day?: Wire['DeliveryDay'] };

/** What to book, and what the row says of the courier. */
export interface JudgedOrder {
  order: RowOrder;
  /** The name or id of a courier, the code of a product, and a service. */
  courier?: string;
  sku?: string;
  service_type?: Wire['ServiceType'];
  /** Codes of the products of its further lines. */
  further_skus?: string[];
}

/** What no column can hold. */
export interface Carried {
  draft_id?: string;
  store_order_id?: string;
  /** The platform of the store whose order it is. */
  source?: Wire['StorePlatform'];
  /** As far as they were filled in. */
  further_products?: Wire['DraftProducts'];
}

/** The chosen price of a row. */
export interface RowPrice {
  stored: StoredPrice;
  lane: LaneKind;
  vat_rate: number;
  courier_id: string;
  service_type: Wire['ServiceType'];
  preferred_delivery_day: Wire['DeliveryDay'];
  /** The least total fee that any card asked; halalas. Absent from rows priced before it was kept. */
  cheapest?: number;
}

/** Waiting rows are those `priced` in a batch that waits. */
export type RowState = Exclude<Wire['ImportRowState'], 'waiting'>;

export interface ImportRowsTable {
  account_id: Fixed<string>;
  batch_id: Fixed<string>;
  /** As spreadsheets count. */
  row_no: Fixed<number>;
  /** Of the columns of the file. */
  texts: JSONColumnType<string[], string, never>;
  edits: Nullable<Edits>;
  carried: ColumnType<Carried | null, string | null | undefined, never>;
  left_out: Generated<boolean>;
  book_again: Generated<boolean>;
  /** The first row of the order that it is a further line of. */
  joined_to: number | null;
  state: RowState;
  faults: JSONColumnType<Wire['ImportFault'][], string | undefined, string>;
  repairs: JSONColumnType<Wire['ImportRepair'][], string | undefined, string>;
  judged: Nullable<JudgedOrder>;
  /** The same for equal orders. */
  order_hash: string | null;
  reference: string | null;
  /** Of its booking, in `import_bookings`. */
  row_key: string | null;
  repeated_of: Nullable<Wire['ImportRepetition']>;
  price: Nullable<RowPrice>;
  /** Halalas. */
  subtotal: number | null;
  vat: number | null;
  courier_choice: Nullable<Wire['CourierChoice']>;
  shipment_id: string | null;
  tracking_number: string | null;
}

export interface ImportBookingsTable {
  account_id: Fixed<string>;
  row_key: Fixed<string>;
  shipment_id: Fixed<string>;
  booked_at: FixedTime;
}

export interface ImportMatchingsTable {
  account_id: Fixed<string>;
  headings_hash: Fixed<string>;
  /** Of each column. */
  fields: JSONColumnType<(ImportField | null)[]>;
  used_at: Time;
}

import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Currency } from '../../common/money.ts';
import type { components } from '../../openapi/generated/types.ts';
import type { CalendarDay } from '../domain/calendar.ts';
import type { LedgerAccount, TransactionKind } from '../domain/ledger.ts';
import type { LocalizedText, RateCard, ServiceType, Tier } from '../domain/rate-card.ts';
import type { ShipmentStatus, TrackingStatus } from '../domain/shipment-status.ts';

/**
 * The tables as Kysely sees them; migrations/ creates them. Money is whole halalas unless a
 * currency stands beside it. A bigint is read as a number and an unsafe one refused, a timestamp
 * as a Date, a date as `YYYY-MM-DD`, on both engines (see column-parsers.ts).
 */
export interface Tables {
  accounts: AccountsTable;
  sessions: SessionsTable;
  couriers: CouriersTable;
  courier_cards: CourierCardsTable;
  exchange_rates: ExchangeRatesTable;
  quotes: QuotesTable;
  tracking_numbers: TrackingNumbersTable;
  shipments: ShipmentsTable;
  tracking_events: TrackingEventsTable;
  balances: BalancesTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  idempotency_keys: IdempotencyKeysTable;
}

type Wire = components['schemas'];

/** Written once, never updated. */
type Fixed<T> = ColumnType<T, T, never>;

type FixedTime = ColumnType<Date, Date, never>;
type Time = ColumnType<Date, Date, Date>;

export interface AccountsTable {
  account_id: Fixed<string>;
  account_type: Wire['AccountType'];
  /** Lower case; unique. */
  email: string;
  /** An argon2id hash in PHC form. */
  password_hash: string;
  first_name: string;
  last_name: string;
  company_name: string | null;
  email_verified: Generated<boolean>;
  phone: string;
  phone_verified: Generated<boolean>;
  country: string;
  state: string | null;
  city: string;
  street_name: string | null;
  building_no: string | null;
  landmark: string | null;
  office: string | null;
  postal_code: string | null;
  created_at: FixedTime;
}

export interface SessionsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  /** Hex SHA-256 of the token; the token itself is never kept. Unique. */
  token_hash: Fixed<string>;
  created_at: FixedTime;
  expires_at: Time;
  revoked_at: ColumnType<Date | null, null | undefined, Date>;
}

/** Shared by all accounts. */
export interface CouriersTable {
  id: Fixed<string>;
  code: string;
  name: JSONColumnType<LocalizedText>;
  description: JSONColumnType<LocalizedText>;
  tier: Tier;
  /** 0 to 50: the average rating in tenths. */
  rating_tenths: number;
  rating_count: number;
  support_email: string;
  /** True for a fictional courier of the sample data. */
  sample: boolean;
}

/** One rate card for a courier's service. */
export interface CourierCardsTable {
  courier_id: Fixed<string>;
  service_type: Fixed<ServiceType>;
  card: JSONColumnType<RateCard>;
}

export interface ExchangeRatesTable {
  currency: Fixed<Currency>;
  valid_from: Fixed<CalendarDay>;
  /** Millionths of a riyal for one unit. */
  micro_sar: number;
  /** Where the rate comes from; sample rates say so. */
  source: string;
}

/** A price as the wire has it, without what changes after it was given. */
export type StoredPrice = Omit<Wire['CourierPrice'], 'balance_after'>;

/** What a quote answered, kept as it was given. */
export interface StoredQuoteResult {
  prices: StoredPrice[];
  excluded: Wire['ExcludedCourier'][];
  summary: Wire['ComparisonSummary'];
}

export interface QuotesTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  request: JSONColumnType<Wire['QuoteCreate'], string, never>;
  result: JSONColumnType<StoredQuoteResult, string, never>;
  created_at: FixedTime;
  expires_at: FixedTime;
  /** The one shipment created from it. */
  used_by: ColumnType<string | null, null | undefined, string>;
  used_at: ColumnType<Date | null, null | undefined, Date>;
}

/** Unique over all accounts; says whose shipment a number on a label is. */
export interface TrackingNumbersTable {
  tracking_number: Fixed<string>;
  account_id: Fixed<string>;
}

export interface ShipmentsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  tracking_number: Fixed<string>;
  invoice_number: Fixed<string>;
  /** Null for shipments that came without a quote, as by import. */
  quote_id: Fixed<string | null>;
  reference_id: string | null;
  status: ShipmentStatus;
  tracking_status: TrackingStatus;
  payment_method: Wire['PaymentMethod'];
  payment_status: Wire['PaymentStatus'];
  payment_type: Wire['PaymentType'];
  source: Wire['ShipmentSource'];
  courier_id: Fixed<string>;
  service_type: Fixed<ServiceType>;
  company: string | null;
  origin_country: string;
  origin_city: string;
  destination_country: string;
  destination_city: string;
  receiver: JSONColumnType<Wire['Receiver']>;
  sender: JSONColumnType<Wire['Sender']>;
  /** Grams of all pieces together. */
  weight: number;
  weight_unit: Wire['WeightUnit'];
  /** Millimetres of one piece. */
  length: number;
  width: number;
  height: number;
  dimension_unit: Wire['DimensionUnit'];
  size: Wire['ParcelSize'];
  pieces: number;
  shipment_type: Wire['ShipmentType'];
  packaging_type: Wire['PackagingType'];
  shipping_method: Wire['ShippingMethod'];
  preferred_delivery_day: Wire['Weekday'];
  preferred_delivery_time: Wire['DeliveryWindow'];
  product_name: string;
  quantity: number;
  /** The value of the goods in minor units of `price_currency`. */
  price_amount: number;
  price_currency: Currency;
  note: string | null;
  /** Grams. */
  chargeable_weight: number;
  base_fee: number;
  weight_fee: number;
  cod_fee: number;
  remote_area_fee: number;
  subtotal: number;
  vat_basis_points: number;
  vat: number;
  total_fee: number;
  return_price: number;
  refunded: number;
  transit_min_days: number;
  transit_max_days: number;
  expected_delivery_on: CalendarDay;
  /** What the list's search looks in, folded by common/search-text.ts. */
  search_text: string;
  created_at: FixedTime;
  updated_at: Time;
}

/** Append-only. */
export interface TrackingEventsTable {
  account_id: Fixed<string>;
  shipment_id: Fixed<string>;
  id: Fixed<string>;
  occurred_at: FixedTime;
  tracking_status: Fixed<TrackingStatus>;
  city: Fixed<string | null>;
  courier_text: Fixed<string | null>;
}

/** One row for an account, always the sum of its ledger entries. */
export interface BalancesTable {
  account_id: Fixed<string>;
  /** Never below zero. */
  current: number;
  total_paid: number;
  total_transactions: number;
  cash_back: number;
}

/** Append-only. */
export interface LedgerTransactionsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  kind: Fixed<TransactionKind>;
  /** What it does to the customer's balance. */
  amount: Fixed<number>;
  shipment_id: Fixed<string | null>;
  created_at: FixedTime;
}

/** Append-only. */
export interface LedgerEntriesTable {
  account_id: Fixed<string>;
  transaction_id: Fixed<string>;
  ledger_account: Fixed<LedgerAccount>;
  amount: Fixed<number>;
}

/** Kept 24 hours. */
export interface IdempotencyKeysTable {
  account_id: Fixed<string>;
  key: Fixed<string>;
  operation: string;
  /** Hex SHA-256 of what was asked. */
  request_hash: string;
  /** The answer, byte for byte; null only inside the transaction that is making it. */
  status: number | null;
  body: string | null;
  created_at: Time;
}

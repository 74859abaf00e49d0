import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Locale } from '../reference/locale.ts';
import type { Currency } from '../../common/money.ts';
import type { components } from '../../openapi/generated/types.ts';
import type { CalendarDay } from '../domain/calendar.ts';
import type { LedgerAccount, TransactionKind } from '../domain/ledger.ts';
import type { LocalizedText, RateCard, ServiceType, Tier } from '../domain/rate-card.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import type { ShipmentStatus, TrackingStatus } from '../domain/shipment-status.ts';

/**
 * The tables as Kysely sees them; migrations/ creates them. Money is whole halalas unless a
 * currency stands beside it. A bigint is read as a number and an unsafe one refused, a timestamp
 * as a Date, a date as `YYYY-MM-DD`, on both engines (see column-parsers.ts).
 */
export interface Tables {
  accounts: AccountsTable;
  sessions: SessionsTable;
  registrations: RegistrationsTable;
  code_challenges: CodeChallengesTable;
  password_resets: PasswordResetsTable;
  attempts: AttemptsTable;
  questionnaires: QuestionnairesTable;
  api_keys: ApiKeysTable;
  store_webhooks: StoreWebhooksTable;
  saved_receivers: SavedTable<Wire['SavedReceiverInput']>;
  shipment_attachments: ShipmentAttachmentsTable;
  shipment_drafts: ShipmentDraftsTable;
  parcel_presets: SavedTable<Wire['ParcelPresetInput']>;
  label_batches: LabelBatchesTable;
  couriers: CouriersTable;
  courier_cards: CourierCardsTable;
  exchange_rates: ExchangeRatesTable;
  quotes: QuotesTable;
  tracking_numbers: TrackingNumbersTable;
  shipments: ShipmentsTable;
  shipment_words: ShipmentWordsTable;
  tracking_events: TrackingEventsTable;
  balances: BalancesTable;
  top_ups: TopUpsTable;
  top_up_payments: TopUpPaymentsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  idempotency_keys: IdempotencyKeysTable;
}

type Wire = components['schemas'];

export type CodeChannel = Wire['CodeChannel'];

/** What a code that was answered allows. */
export type CodePurpose = 'sign_in' | 'password_reset' | 'registration' | 'verification';

/** Written once, never updated. */
type Fixed<T> = ColumnType<T, T, never>;

type FixedTime = ColumnType<Date, Date, never>;
type Time = ColumnType<Date, Date, Date>;

export interface AccountsTable {
  account_id: Fixed<string>;
  account_type: Wire['AccountType'];
  /** Lower case; unique among the verified ones, as phones are. */
  email: string;
  /** An argon2id hash in PHC form. */
  password_hash: string;
  first_name: string;
  last_name: string;
  company_name: string | null;
  email_verified: Generated<boolean>;
  phone: string;
  phone_verified: Generated<boolean>;
  /** A WebP file in base64. */
  picture: Generated<string | null>;
  country: string;
  state: string | null;
  city: string;
  street_name: string | null;
  building_no: string | null;
  landmark: string | null;
  office: string | null;
  postal_code: string | null;
  short_address: ColumnType<string | null, string | null | undefined, string | null>;
  address_type: ColumnType<Wire['AddressType'] | null, Wire['AddressType'] | null | undefined>;
  /** The language of messages to them. */
  locale: Generated<Locale>;
  /** Where the code of the second step of sign-in goes; null while it is off. */
  second_step: ColumnType<CodeChannel | null, CodeChannel | null | undefined>;
  /** Halalas; null while no warning is wanted. */
  low_balance_threshold: ColumnType<number | null, undefined, number | null>;
  /** From then on nobody signs in, and it is nobody's. */
  closed_at: ColumnType<Date | null, undefined, Date>;
  created_at: FixedTime;
}

export interface SessionsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  /** Hex SHA-256 of the token; the token itself is never kept. Unique. */
  token_hash: Fixed<string>;
  /** As the client called itself when it signed in. */
  user_agent: ColumnType<string | null, string | null | undefined, never>;
  country: ColumnType<string | null, string | null | undefined, never>;
  /** To the minute. */
  last_used_at: Time;
  created_at: FixedTime;
  expires_at: Time;
  revoked_at: ColumnType<Date | null, null | undefined, Date>;
}

/** Shared by all accounts. */
export interface RegistrationsTable {
  /** Hex SHA-256 of the token. */
  token_hash: Fixed<string>;
  client: JSONColumnType<Wire['RegistrationClient']>;
  locale: Fixed<Locale>;
  /** Lower case. */
  email: ColumnType<string | null, undefined, string>;
  phone: ColumnType<string | null, undefined, string>;
  password_hash: ColumnType<string | null, undefined, string>;
  channel: ColumnType<CodeChannel | null, undefined, CodeChannel>;
  verified_at: ColumnType<Date | null, undefined, Date | null>;
  created_at: FixedTime;
  expires_at: FixedTime;
}

export interface CodeChallengesTable {
  /** Hex SHA-256 of the token. */
  token_hash: Fixed<string>;
  purpose: Fixed<CodePurpose>;
  /** Null where nobody has an account yet, or nobody is reached. */
  account_id: string | null;
  channel: CodeChannel;
  destination: string;
  locale: Fixed<Locale>;
  /** False where nothing is sent and no code is right, so that strangers learn nothing. */
  reachable: boolean;
  code_hash: string;
  tries: Generated<number>;
  sends: Generated<number>;
  created_at: Time;
  sent_at: Time;
  expires_at: Time;
  used_at: ColumnType<Date | null, undefined, Date | null>;
}

export interface PasswordResetsTable {
  /** Hex SHA-256 of the token. */
  token_hash: Fixed<string>;
  account_id: Fixed<string>;
  created_at: FixedTime;
  expires_at: FixedTime;
}

export interface AttemptsTable {
  key: Fixed<string>;
  count: number;
  ends_at: Time;
}

export interface QuestionnairesTable {
  account_id: Fixed<string>;
  /** Whether it is still to be offered. */
  offered: Generated<boolean>;
  /** Answers that were not submitted yet; null while there are none. */
  draft: ColumnType<Wire['QuestionnaireDraft'] | null, string | null | undefined, string | null>;
  submitted: ColumnType<Wire['QuestionnaireAnswers'] | null, string | undefined, string>;
  saved_at: ColumnType<Date | null, Date | undefined, Date>;
  submitted_at: ColumnType<Date | null, Date | undefined, Date>;
}

export interface ApiKeysTable {
  account_id: Fixed<string>;
  /** Unique; public. */
  client_key: Fixed<string>;
  name: Fixed<string>;
  scopes: Fixed<Wire['ApiKeyScope'][]>;
  /** Hex SHA-256 of the newest secret; no secret itself is ever kept. */
  secret_hash: string;
  secret_last_four: string;
  /** Of the secret before, and until when it is valid; null before the first rotation and without grace. */
  previous_hash: ColumnType<string | null, undefined, string | null>;
  previous_until: ColumnType<Date | null, undefined, Date | null>;
  created_at: FixedTime;
  rotated_at: ColumnType<Date | null, undefined, Date>;
  /** To the minute. */
  last_used_at: ColumnType<Date | null, undefined, Date>;
}

export interface ShipmentDraftsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  /** Counts the saves. */
  version: number;
  content: JSONColumnType<Wire['ShipmentDraftCreate']>;
  created_at: FixedTime;
  updated_at: Time;
}

export interface LabelBatchesTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  status: Wire['LabelBatchStatus'];
  paper: Fixed<Wire['LabelPaper']>;
  language: Fixed<Wire['DocumentLanguage']>;
  shipment_ids: JSONColumnType<string[], string, never>;
  left_out: JSONColumnType<Wire['LabelLeftOut'][]>;
  /** Labels that are finished, of so many in all. */
  done: number;
  total: number;
  /** A PDF; null until it is ready. */
  file: ColumnType<Uint8Array | null, undefined, Uint8Array | null>;
  created_at: FixedTime;
}

/** What is kept under a name. */
export interface SavedTable<Content extends object> {
  account_id: Fixed<string>;
  id: Fixed<string>;
  content: JSONColumnType<Content>;
  /** Folded; what the list is ordered by, and unique within the account. */
  name_key: string;
  search_text: string;
  created_at: FixedTime;
  updated_at: Time;
}

export interface StoreWebhooksTable {
  account_id: Fixed<string>;
  platform: Fixed<Wire['StorePlatform']>;
  /** Version 4; unique. */
  uuid: string;
  /** Of the uuid. */
  created_at: Time;
}

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

export interface ShipmentAttachmentsTable {
  account_id: Fixed<string>;
  shipment_id: Fixed<string>;
  media_type: Wire['AttachmentType'];
  /** Base64. */
  content: string;
}

export interface ShipmentsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  version: Generated<number>;
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
  /** Of a closed account country and city alone. */
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
  /** The value of the first product, all of it, in minor units of `price_currency`. */
  price_amount: number;
  price_currency: Currency;
  /** What else is in the parcel, all of it of `price_currency`. */
  further_products: ColumnType<
    Wire['FurtherProducts'] | null,
    string | null | undefined,
    string | null
  >;
  note: string | null;
  /** What is known of its file, which stands in `shipment_attachments`. */
  attachment: ColumnType<Wire['Attachment'] | null, undefined, string | null>;
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
  /** The words that the list's search looks in, see shipment-search.ts. */
  search_text: string;
  /** Which rules `search_text` follows, see SEARCH_FORM there. */
  search_form: Generated<number>;
  /** Unguessable; opens the public page of the shipment to whoever has it. */
  public_token: ColumnType<string, string | undefined, never>;
  /** The courier's own name for it. */
  courier_reference: ColumnType<string | null, undefined, string>;
  /** When the courier took the booking, and when it was told that it is cancelled. */
  booked_at: ColumnType<Date | null, undefined, Date>;
  recalled_at: ColumnType<Date | null, undefined, Date>;
  /** When the courier answered instead that it had collected it. */
  recall_refused_at: ColumnType<Date | null, undefined, Date>;
  /** The return price, VAT included, while the balance has not allowed to charge it. */
  return_owed: Generated<number>;
  /** When the receiver completed the address on the public page. */
  address_completed_at: ColumnType<Date | null, undefined, Date>;
  created_at: FixedTime;
  updated_at: Time;
}

/** Written by the database itself, whenever a `search_text` is. */
export interface ShipmentWordsTable {
  account_id: ColumnType<string, never, never>;
  shipment_id: ColumnType<string, never, never>;
  tokens: ColumnType<string[], never, never>;
  /** Of the shipment; null until it is filed by the rules of today. */
  created_at: ColumnType<Date | null, never, never>;
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
  /** What the courier calls the event, or a hash of it; null for what is ours to say. */
  courier_event_id: ColumnType<string | null, string | null | undefined, never>;
}

/** One row for an account, always the sum of its ledger entries. */
export interface BalancesTable {
  account_id: Fixed<string>;
  /** Never below zero. */
  current: number;
  total_paid: number;
  total_transactions: number;
  cash_back: number;
  /** Cash on delivery that couriers took so far, and what of it they paid out. */
  cod_collected: number;
  cod_remitted: number;
}

export interface TopUpsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  status: Wire['TopUpStatus'];
  /** In minor units of `currency`. */
  amount: Fixed<number>;
  currency: Fixed<Currency>;
  /** Halalas that the balance gains, at `micro_sar`. */
  credit: Fixed<number>;
  micro_sar: Fixed<number>;
  payment_method: Fixed<Wire['TopUpMethod']>;
  description: string | null;
  /** Its id and description, folded by common/search-text.ts. */
  search_text: string;
  return_url: string | null;
  locale: Fixed<Locale>;
  /** The attempt to pay that counts; null until the provider has opened one. */
  payment_id: ColumnType<string | null, string | null | undefined, string>;
  failure: ColumnType<Wire['PaymentFailure'] | null, undefined, Wire['PaymentFailure'] | null>;
  created_at: FixedTime;
  paid_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

/** One attempt to pay a top-up. */
export interface TopUpPaymentsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  top_up_id: Fixed<string>;
  /** Hex SHA-256 of the reference that the person comes back with. Unique. */
  reference_hash: Fixed<string>;
  provider: Fixed<PaymentProvider['name']>;
  provider_payment_id: Fixed<string>;
  checkout_url: Fixed<string>;
  status: PaymentState;
  created_at: FixedTime;
  /** When the provider was last asked for it unprompted; at first when it was opened. */
  checked_at: Time;
}

/** `held`: paid, but not what was ordered; an operator has to look at it. */
export type PaymentState = Wire['TopUpStatus'] | 'held';

/** Append-only. */
export interface LedgerTransactionsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  kind: Fixed<TransactionKind>;
  /** What it does to the customer's balance. */
  amount: Fixed<number>;
  /** Which movement of the account it is, from 1 without a gap. */
  sequence: Fixed<number>;
  balance_after: Fixed<number>;
  /** Cash that a courier collected or remitted; 0 for every other kind. */
  cod_amount: Fixed<number>;
  shipment_id: Fixed<string | null>;
  /** Of a top-up; null for those of sample data. */
  payment_id: Fixed<string | null>;
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

import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Currency } from '../../../common/money.ts';
import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed, FixedTime, Time } from '../../db/columns.ts';
import type { CalendarDay } from '../../domain/calendar.ts';
import type { ServiceType } from '../../domain/rate-card.ts';
import type { ShipmentStatus, TrackingStatus } from '../../domain/shipment-status.ts';

type Wire = components['schemas'];

declare module '../../db/tables.ts' {
  interface Tables {
    tracking_numbers: TrackingNumbersTable;
    shipments: ShipmentsTable;
    shipment_words: ShipmentWordsTable;
  }
}

/** Unique over all accounts; says whose shipment a number on a label is. */
export interface TrackingNumbersTable {
  tracking_number: Fixed<string>;
  account_id: Fixed<string>;
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

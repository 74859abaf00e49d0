import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
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

/** Unique across all accounts; maps the number on a label to its account. */
export interface TrackingNumbersTable {
  tracking_number: Fixed<string>;
  account_id: Fixed<string>;
}

/** What reports sum of a shipment; written by database triggers. */
interface ReportFacts {
  /** Failed attempts, by reason. */
  attempts_absent: Generated<number>;
  attempts_refused: Generated<number>;
  attempts_address: Generated<number>;
  attempts_damaged: Generated<number>;
  attempts_other: Generated<number>;
  /** The day of the first delivery that was told. */
  delivered_on: Generated<CalendarDay | null>;
  /** Halalas: the value of the goods, and the cash on delivery, as collected once it is. */
  goods_value: Generated<number>;
  cash: Generated<number>;
  cash_collected_on: Generated<CalendarDay | null>;
  /** The store whose order it was booked for first. */
  store_id: Generated<string | null>;
}

/** A shipment as it is read, without what only reports need. */
export type StoredShipment = Omit<Selectable<ShipmentsTable>, keyof ReportFacts>;

export interface ShipmentsTable extends ReportFacts {
  account_id: Fixed<string>;
  id: Fixed<string>;
  version: Generated<number>;
  tracking_number: Fixed<string>;
  invoice_number: Fixed<string>;
  /** Null for shipments without a quote, such as imported ones. */
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
  /** Country and city only, once the account is closed. */
  receiver: JSONColumnType<Wire['Receiver']>;
  sender: JSONColumnType<Wire['Sender']>;
  /** Grams, all pieces together. */
  weight: number;
  weight_unit: Wire['WeightUnit'];
  /** Millimetres, one piece. */
  length: number;
  width: number;
  height: number;
  dimension_unit: Wire['DimensionUnit'];
  size: Wire['ParcelSize'];
  pieces: number;
  shipment_type: Wire['ShipmentType'];
  packaging_type: Wire['PackagingType'];
  shipping_method: Wire['ShippingMethod'];
  preferred_delivery_day: Wire['DeliveryDay'];
  preferred_delivery_time: Wire['DeliveryWindow'];
  /** Of the first product, if it is one of the account's. */
  sku: string | null;
  product_name: string;
  quantity: number;
  /** Total value of the first product, in minor units of `price_currency`. */
  price_amount: number;
  price_currency: Currency;
  /** Other products in the parcel, all in `price_currency`. */
  further_products: ColumnType<
    Wire['FurtherProducts'] | null,
    string | null | undefined,
    string | null
  >;
  note: string | null;
  /** Metadata of the file in `shipment_attachments`. */
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
  /** The courier's working days when it was booked, as bits: see domain/served-days.ts. */
  served_days: Fixed<number>;
  /** The words that the list searches, see shipment-search.ts. */
  search_text: string;
  /** Version of the rules of `search_text`, see SEARCH_FORM there. */
  search_form: Generated<number>;
  /** Unguessable; anybody who has it can open the shipment's public page. */
  public_token: ColumnType<string, string | undefined, never>;
  /** The courier's own id for it. */
  courier_reference: ColumnType<string | null, undefined, string>;
  /** When the courier accepted the booking, and when it learned of the cancellation. */
  booked_at: ColumnType<Date | null, undefined, Date>;
  recalled_at: ColumnType<Date | null, undefined, Date>;
  /** When the courier answered that it had already collected the parcel. */
  recall_refused_at: ColumnType<Date | null, undefined, Date>;
  /** Paid back with its charge, as far as it was not taken back again; halalas. */
  cash_back: Generated<number>;
  /** Paid back with the charge of its return; halalas. */
  return_cash_back: Generated<number>;
  /** The return price, VAT included, while the balance is too low to charge it. */
  return_owed: Generated<number>;
  /**
   * The refund as charged again, because the parcel was delivered all the same, or as owed while
   * the balance is too low.
   */
  recharged: Generated<number>;
  delivery_owed: Generated<number>;
  /** Why it goes with its courier; null if a person chose it. */
  courier_choice: ColumnType<Wire['CourierChoice'] | null, string | null | undefined, never>;
  /** The total fee of the cheapest price that was quoted for it; its own if none was. */
  cheapest_fee: Generated<number>;
  /** When the receiver completed the address on the public page. */
  address_completed_at: ColumnType<Date | null, undefined, Date>;
  created_at: FixedTime;
  updated_at: Time;
}

/** Written by a database trigger whenever `search_text` changes. */
export interface ShipmentWordsTable {
  account_id: ColumnType<string, never, never>;
  shipment_id: ColumnType<string, never, never>;
  tokens: ColumnType<string[], never, never>;
  /** The shipment's creation time; null until indexed by the current rules. */
  created_at: ColumnType<Date | null, never, never>;
}

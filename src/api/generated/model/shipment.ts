/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Attachment } from './attachment.ts';
import type { CourierChoice } from './courier-choice.ts';
import type { CourierSummary } from './courier-summary.ts';
import type { DateTime } from './date-time.ts';
import type { Date } from './date.ts';
import type { DeliveryDay } from './delivery-day.ts';
import type { DeliveryWindow } from './delivery-window.ts';
import type { DimensionUnit } from './dimension-unit.ts';
import type { FurtherProducts } from './further-products.ts';
import type { GoodsValue } from './goods-value.ts';
import type { Invoice } from './invoice.ts';
import type { LengthMillimetres } from './length-millimetres.ts';
import type { Line } from './line.ts';
import type { PackagingType } from './packaging-type.ts';
import type { Paragraph } from './paragraph.ts';
import type { ParcelSize } from './parcel-size.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { PaymentStatus } from './payment-status.ts';
import type { PaymentType } from './payment-type.ts';
import type { Pieces } from './pieces.ts';
import type { Place } from './place.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { Quantity } from './quantity.ts';
import type { Receiver } from './receiver.ts';
import type { ReferenceId } from './reference-id.ts';
import type { Sender } from './sender.ts';
import type { ServiceType } from './service-type.ts';
import type { ShipmentCharge } from './shipment-charge.ts';
import type { ShipmentId } from './shipment-id.ts';
import type { ShipmentSource } from './shipment-source.ts';
import type { ShipmentStatus } from './shipment-status.ts';
import type { ShipmentType } from './shipment-type.ts';
import type { ShipmentVersion } from './shipment-version.ts';
import type { ShippingMethod } from './shipping-method.ts';
import type { Sku } from './sku.ts';
import type { TrackingNumber } from './tracking-number.ts';
import type { TrackingStatus } from './tracking-status.ts';
import type { TransitTime } from './transit-time.ts';
import type { WeightGrams } from './weight-grams.ts';
import type { WeightUnit } from './weight-unit.ts';

/**
 * A booked shipment.
 */
export interface Shipment {
  id: ShipmentId;
  version: ShipmentVersion;
  tracking_number: TrackingNumber;
  /** The customer's own number for the order; absent if there is none. */
  reference_id?: ReferenceId;
  status: ShipmentStatus;
  tracking_status: TrackingStatus;
  payment_method: PaymentMethod;
  /** What has become of the money: of the shipping cost if the goods are prepaid, of the collected cash otherwise. */
  payment_status: PaymentStatus;
  payment_type: PaymentType;
  /** The courier that carries the shipment. */
  courier: CourierSummary;
  /** Why this courier was chosen; absent if a person chose it. */
  courier_choice?: CourierChoice;
  source: ShipmentSource;
  /** True for a shipment booked with a test key, which no courier carries and nobody pays; otherwise absent. */
  test?: boolean;
  /** When the shipment was booked. */
  created_at: DateTime;
  /** When the status last changed or, until it is final, the courier last scanned the parcel. */
  updated_at: DateTime;
  /**
     * Public page of the shipment for its receiver, relative to the web app's origin. It needs no account, and its address cannot be guessed.
     * @maxLength 300
     */
  tracking_url: string;
  invoice: Invoice;
  /**
     * Whole days since the shipment was booked.
     * @minimum 0
     * @maximum 100000
     */
  days_since_created: number;
  /**
     * Whole hours since `updated_at`.
     * @minimum 0
     * @maximum 1000000
     */
  hours_since_last_update: number;
  /** Transit time that the courier promised, in its working days. */
  delivery_time: TransitTime;
  /** Last day of the delivery time, counting only the courier's working days. */
  expected_delivery_on: Date;
  service_type: ServiceType;
  /** The sending company's name, as printed on the label; absent if not stated. */
  company?: Line;
  /** Where the parcel is collected or handed over. */
  origin: Place;
  /** Where the parcel is delivered. */
  destination: Place;
  receiver: Receiver;
  /** When the receiver completed the missing National Address on the public page; absent if that never happened. */
  address_completed_at?: DateTime;
  sender: Sender;
  /** Total weight of all pieces, in grams. */
  weight: WeightGrams;
  weight_unit: WeightUnit;
  /** Length of one piece, in millimetres. */
  length: LengthMillimetres;
  /** Width of one piece, in millimetres. */
  width: LengthMillimetres;
  /** Height of one piece, in millimetres. */
  height: LengthMillimetres;
  dimension_unit: DimensionUnit;
  size: ParcelSize;
  pieces: Pieces;
  shipment_type: ShipmentType;
  packaging_type: PackagingType;
  shipping_method: ShippingMethod;
  preferred_delivery_day: DeliveryDay;
  preferred_delivery_time: DeliveryWindow;
  /** SKU of the first product; absent if it was not one of the account's products. */
  sku?: Sku;
  /** Name of the first product. */
  product_name: Line;
  /** Quantity of the first product. */
  quantity: Quantity;
  /** Value of the first product for the whole quantity. */
  price: PositiveMoney;
  further_products?: FurtherProducts;
  goods_value: GoodsValue;
  /** Note for the courier; absent if there is none. */
  note?: Paragraph;
  /** The file attached to the shipment; absent if there is none. */
  attachment?: Attachment;
  charge: ShipmentCharge;
  /** Whether the shipment can be cancelled: true until the courier has collected the parcel. */
  cancellable: boolean;
}

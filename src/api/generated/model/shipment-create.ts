/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierId } from './courier-id.ts';
import type { DeliveryDay } from './delivery-day.ts';
import type { DeliveryWindow } from './delivery-window.ts';
import type { DimensionUnit } from './dimension-unit.ts';
import type { FurtherProducts } from './further-products.ts';
import type { LengthMillimetres } from './length-millimetres.ts';
import type { Line } from './line.ts';
import type { PackagingType } from './packaging-type.ts';
import type { Paragraph } from './paragraph.ts';
import type { ParcelSize } from './parcel-size.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { PaymentType } from './payment-type.ts';
import type { Pieces } from './pieces.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { Quantity } from './quantity.ts';
import type { QuoteId } from './quote-id.ts';
import type { Receiver } from './receiver.ts';
import type { ReferenceId } from './reference-id.ts';
import type { Sender } from './sender.ts';
import type { ServiceType } from './service-type.ts';
import type { ShipmentDraftId } from './shipment-draft-id.ts';
import type { ShipmentType } from './shipment-type.ts';
import type { ShippingMethod } from './shipping-method.ts';
import type { Sku } from './sku.ts';
import type { StoreOrderId } from './store-order-id.ts';
import type { WeightGrams } from './weight-grams.ts';
import type { WeightUnit } from './weight-unit.ts';

/**
 * A shipment to book at one price of an open quote, paid from the balance.
 */
export interface ShipmentCreate {
  /** An open quote of this account; any other is refused with 422. */
  quote_id: QuoteId;
  /** The draft that this shipment was; it is deleted when the shipment is booked. */
  draft_id?: ShipmentDraftId;
  /** The store order that this shipment fulfils. An order can be booked once; one that the account does not have is refused with 422. */
  store_order_id?: StoreOrderId;
  /** Courier of the chosen price. The quote must have a price for it. */
  courier_id: CourierId;
  /** Service of the chosen price. */
  service_type: ServiceType;
  /** The customer's own number for the order. */
  reference_id?: ReferenceId;
  /** The sending company's name, as printed on the label. */
  company?: Line;
  receiver: Receiver;
  sender: Sender;
  /** Total weight of all pieces, in grams; as in the quote. */
  weight: WeightGrams;
  weight_unit: WeightUnit;
  /** Length of one piece, in millimetres; as in the quote. */
  length: LengthMillimetres;
  /** Width of one piece, in millimetres; as in the quote. */
  width: LengthMillimetres;
  /** Height of one piece, in millimetres; as in the quote. */
  height: LengthMillimetres;
  dimension_unit: DimensionUnit;
  size: ParcelSize;
  pieces: Pieces;
  shipment_type: ShipmentType;
  packaging_type: PackagingType;
  shipping_method: ShippingMethod;
  preferred_delivery_day: DeliveryDay;
  preferred_delivery_time: DeliveryWindow;
  payment_type: PaymentType;
  payment_method: PaymentMethod;
  /** SKU of the first product, if it is one of the account's products; an unknown SKU is refused with 422. Name, price, weight and dimensions are those stated here, whatever the product says. */
  sku?: Sku;
  /** Name of the first product, as printed on documents. */
  product_name: Line;
  quantity: Quantity;
  /** Value of the first product for the whole quantity. */
  price: PositiveMoney;
  further_products?: FurtherProducts;
  /** Note for the courier. */
  note?: Paragraph;
}

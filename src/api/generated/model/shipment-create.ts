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
 * Books one price of an open quote and pays for it from the balance.
 */
export interface ShipmentCreate {
  /** An open quote of this account; any other id is 422. */
  quote_id: QuoteId;
  /** The draft of this shipment; it is deleted when the shipment is booked. */
  draft_id?: ShipmentDraftId;
  /** The order of a store that this shipment carries; one is booked once. Any that the account does not have is 422. */
  store_order_id?: StoreOrderId;
  courier_id: CourierId;
  service_type: ServiceType;
  reference_id?: ReferenceId;
  /** The sending company's name as printed on the label. */
  company?: Line;
  receiver: Receiver;
  sender: Sender;
  /** Total weight of all pieces, in grams. */
  weight: WeightGrams;
  weight_unit: WeightUnit;
  length: LengthMillimetres;
  width: LengthMillimetres;
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
  /** The product's, if it is one of the account's products; any other is 422. What the product says does not bind: name, price, weight and dimensions are those stated here. */
  sku?: Sku;
  product_name: Line;
  quantity: Quantity;
  /** Value of the product for the whole quantity. */
  price: PositiveMoney;
  further_products?: FurtherProducts;
  /** A note for the courier. */
  note?: Paragraph;
}

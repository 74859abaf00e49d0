/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierId } from './courier-id.ts';
import type { DeliveryDay } from './delivery-day.ts';
import type { DeliveryWindow } from './delivery-window.ts';
import type { DimensionUnit } from './dimension-unit.ts';
import type { DraftAmount } from './draft-amount.ts';
import type { DraftPlace } from './draft-place.ts';
import type { DraftProducts } from './draft-products.ts';
import type { DraftReceiver } from './draft-receiver.ts';
import type { DraftSender } from './draft-sender.ts';
import type { DraftText } from './draft-text.ts';
import type { LengthMillimetres } from './length-millimetres.ts';
import type { PackagingType } from './packaging-type.ts';
import type { ParcelSize } from './parcel-size.ts';
import type { PaymentType } from './payment-type.ts';
import type { Pieces } from './pieces.ts';
import type { Quantity } from './quantity.ts';
import type { SavedReceiverId } from './saved-receiver-id.ts';
import type { ServiceType } from './service-type.ts';
import type { ShipmentType } from './shipment-type.ts';
import type { ShippingMethod } from './shipping-method.ts';
import type { Sku } from './sku.ts';
import type { StoreOrderId } from './store-order-id.ts';
import type { WeightGrams } from './weight-grams.ts';
import type { WeightUnit } from './weight-unit.ts';

/**
 * A shipment as far as it is filled in; no field is required.
 */
export interface ShipmentDraftCreate {
  /** The courier chosen so far; it may have left since. */
  courier_id?: CourierId;
  service_type?: ServiceType;
  /** The saved receiver that the receiver was filled in from. */
  saved_receiver_id?: SavedReceiverId;
  /** The store order that the shipment is for. */
  store_order_id?: StoreOrderId;
  /** Where the parcel is sent from, as far as it is filled in. */
  origin?: DraftPlace;
  receiver?: DraftReceiver;
  sender?: DraftSender;
  /** Total weight of all pieces, in grams. */
  weight?: WeightGrams;
  weight_unit?: WeightUnit;
  /** Length of one piece, in millimetres. */
  length?: LengthMillimetres;
  /** Width of one piece, in millimetres. */
  width?: LengthMillimetres;
  /** Height of one piece, in millimetres. */
  height?: LengthMillimetres;
  dimension_unit?: DimensionUnit;
  size?: ParcelSize;
  pieces?: Pieces;
  shipment_type?: ShipmentType;
  packaging_type?: PackagingType;
  shipping_method?: ShippingMethod;
  preferred_delivery_day?: DeliveryDay;
  preferred_delivery_time?: DeliveryWindow;
  payment_type?: PaymentType;
  /** SKU of the first product; absent if it is not one of the account's products. */
  sku?: Sku;
  /** Name of the first product, as typed so far. */
  product_name?: DraftText;
  /** Quantity of the first product. */
  quantity?: Quantity;
  /** Value of the first product for the whole quantity. */
  price?: DraftAmount;
  further_products?: DraftProducts;
  /** The customer's own number for the order, as typed so far. */
  reference_id?: DraftText;
  /** The sending company's name, as printed on the label. */
  company?: DraftText;
  /** Note for the courier, as typed so far. */
  note?: DraftText;
}

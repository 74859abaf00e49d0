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
  courier_id?: CourierId;
  service_type?: ServiceType;
  saved_receiver_id?: SavedReceiverId;
  store_order_id?: StoreOrderId;
  origin?: DraftPlace;
  receiver?: DraftReceiver;
  sender?: DraftSender;
  weight?: WeightGrams;
  weight_unit?: WeightUnit;
  length?: LengthMillimetres;
  width?: LengthMillimetres;
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
  sku?: Sku;
  product_name?: DraftText;
  quantity?: Quantity;
  price?: DraftAmount;
  further_products?: DraftProducts;
  reference_id?: DraftText;
  company?: DraftText;
  note?: DraftText;
}

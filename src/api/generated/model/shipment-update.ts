/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DeliveryDay } from './delivery-day.ts';
import type { DeliveryWindow } from './delivery-window.ts';
import type { FurtherProducts } from './further-products.ts';
import type { Line } from './line.ts';
import type { PackagingType } from './packaging-type.ts';
import type { Paragraph } from './paragraph.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { Quantity } from './quantity.ts';
import type { Receiver } from './receiver.ts';
import type { ReferenceId } from './reference-id.ts';
import type { ShipmentVersion } from './shipment-version.ts';
import type { Sku } from './sku.ts';

/**
 * The complete set of editable fields. Optional fields that are left out are removed.
 */
export interface ShipmentUpdate {
  version: ShipmentVersion;
  /** The customer's own number for the order. */
  reference_id?: ReferenceId;
  /** The sending company's name, as printed on the label. */
  company?: Line;
  /** The new receiver, who must be in the same country, region and city. */
  receiver: Receiver;
  packaging_type: PackagingType;
  preferred_delivery_day: DeliveryDay;
  preferred_delivery_time: DeliveryWindow;
  /** A SKU that the shipment already has, or one of the account's products; any other is refused with 422. */
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

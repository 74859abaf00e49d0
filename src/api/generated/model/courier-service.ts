/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AreaCode } from './area-code.ts';
import type { CashOnDeliveryTerms } from './cash-on-delivery-terms.ts';
import type { Dimensions } from './dimensions.ts';
import type { LaneTariff } from './lane-tariff.ts';
import type { LocalizedText } from './localized-text.ts';
import type { Money } from './money.ts';
import type { RemoteAreaTerms } from './remote-area-terms.ts';
import type { SenderField } from './sender-field.ts';
import type { ServiceType } from './service-type.ts';
import type { ShipmentType } from './shipment-type.ts';
import type { ShippingMethod } from './shipping-method.ts';
import type { Weekday } from './weekday.ts';
import type { WeightGrams } from './weight-grams.ts';

/**
 * One rate card: the terms of one service of a courier.
 */
export interface CourierService {
  service_type: ServiceType;
  /**
     * Tariffs of the lanes that the service covers.
     * @minItems 1
     * @maxItems 3
     */
  lanes: LaneTariff[];
  /** Weight covered by the base fee, in grams. */
  base_weight: WeightGrams;
  /** Maximum weight of all pieces, in grams. */
  max_weight: WeightGrams;
  /** Maximum dimensions of one piece. */
  max_dimensions: Dimensions;
  /**
     * Number of cubic centimetres that count as one kilogram.
     * @minimum 1000
     * @maximum 10000
     */
  volumetric_divisor: number;
  /**
     * Cities and countries that the service covers.
     * @maxItems 300
     */
  coverage_areas: AreaCode[];
  /**
     * Days of the week on which the courier works.
     * @maxItems 7
     */
  served_days: Weekday[];
  /** Terms of cash on delivery; absent if the service does not offer it. */
  cash_on_delivery?: CashOnDeliveryTerms;
  /** Terms for remote areas; absent if the service has none. */
  remote_areas?: RemoteAreaTerms;
  /** Fee for a return to the sender, excluding VAT. */
  return_fee: Money;
  /**
     * Types of shipment that the service carries.
     * @maxItems 4
     */
  shipment_types: ShipmentType[];
  /**
     * Ways in which the courier gets the parcel.
     * @maxItems 2
     */
  shipping_methods: ShippingMethod[];
  /**
     * Fields of the sender that the courier requires.
     * @maxItems 17
     */
  sender_fields: SenderField[];
  /** Notes on the service, for people to read. */
  notes: LocalizedText;
}

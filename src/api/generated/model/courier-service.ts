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
 * One rate card.
 */
export interface CourierService {
  service_type: ServiceType;
  /**
     * @minItems 1
     * @maxItems 3
     */
  lanes: LaneTariff[];
  base_weight: WeightGrams;
  max_weight: WeightGrams;
  max_dimensions: Dimensions;
  /**
     * Number of cubic centimetres that count as one kilogram.
     * @minimum 1000
     * @maximum 10000
     */
  volumetric_divisor: number;
  /** @maxItems 300 */
  coverage_areas: AreaCode[];
  /** @maxItems 7 */
  served_days: Weekday[];
  cash_on_delivery?: CashOnDeliveryTerms;
  remote_areas?: RemoteAreaTerms;
  return_fee: Money;
  /** @maxItems 4 */
  shipment_types: ShipmentType[];
  /** @maxItems 2 */
  shipping_methods: ShippingMethod[];
  /**
     * Sender fields that this courier requires.
     * @maxItems 17
     */
  sender_fields: SenderField[];
  notes: LocalizedText;
}

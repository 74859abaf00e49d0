/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AreaCode } from './area-code.ts';
import type { BasisPoints } from './basis-points.ts';
import type { CourierSummary } from './courier-summary.ts';
import type { CourierTier } from './courier-tier.ts';
import type { Date } from './date.ts';
import type { Dimensions } from './dimensions.ts';
import type { Lane } from './lane.ts';
import type { LocalizedText } from './localized-text.ts';
import type { MeasuredTransit } from './measured-transit.ts';
import type { Money } from './money.ts';
import type { PriceBadge } from './price-badge.ts';
import type { SenderField } from './sender-field.ts';
import type { ServiceType } from './service-type.ts';
import type { ShippingMethod } from './shipping-method.ts';
import type { TransitTime } from './transit-time.ts';
import type { Weekday } from './weekday.ts';
import type { WeightGrams } from './weight-grams.ts';

/**
 * One courier's price for the parcel with one of its services.
 */
export interface CourierPrice {
  courier: CourierSummary;
  service_type: ServiceType;
  tier: CourierTier;
  lane: Lane;
  /** The larger of the actual weight and the volumetric weight of all pieces, in grams; fractions of a gram are rounded up. */
  chargeable_weight: WeightGrams;
  /** Fee for the base weight. */
  base_fee: Money;
  /** The delivery fee, charged for each started kilogram above 10 kg. */
  weight_fee: Money;
  cod_fee: Money;
  remote_area_fee: Money;
  /** Sum of the four fees, excluding VAT. */
  subtotal: Money;
  /** 1500 for domestic carriage, 0 if one end is abroad. */
  vat_rate: BasisPoints;
  vat: Money;
  /** Amount charged, including VAT. */
  total_fee: Money;
  /** The total without cash on delivery. */
  price: Money;
  /** The total with cash on delivery; absent if it was not requested. */
  cod_price?: Money;
  /** Amount charged if the parcel is returned to its sender, including VAT. */
  return_price: Money;
  base_weight: WeightGrams;
  max_weight: WeightGrams;
  max_dimensions: Dimensions;
  /** @maxItems 300 */
  coverage_areas: AreaCode[];
  /** @maxItems 7 */
  served_days: Weekday[];
  transit_times: TransitTime;
  measured?: MeasuredTransit;
  /** The last day of the transit time, counting only the courier's working days, if the parcel is collected on the first working day on or after the day of the quote. */
  expected_delivery_on: Date;
  /** @maxItems 2 */
  shipping_methods: ShippingMethod[];
  /** @maxItems 17 */
  sender_fields: SenderField[];
  notes: LocalizedText;
  /** The balance once this price is paid; negative if the balance is insufficient. */
  balance_after: Money;
  /** @maxItems 3 */
  badges: PriceBadge[];
}

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
 * A courier's price for the parcel with one of its services.
 */
export interface CourierPrice {
  /** The courier. */
  courier: CourierSummary;
  service_type: ServiceType;
  /** Tier of the courier. */
  tier: CourierTier;
  lane: Lane;
  /** The larger of the actual weight and the volumetric weight of all pieces, in grams; fractions of a gram are rounded up. */
  chargeable_weight: WeightGrams;
  /** Fee for the base weight, excluding VAT. */
  base_fee: Money;
  /** Delivery fee for each started kilogram above 10 kg or the base weight, excluding VAT. */
  weight_fee: Money;
  /** Fee for cash on delivery, excluding VAT; zero if the goods are prepaid. */
  cod_fee: Money;
  /** Surcharge for a remote area, excluding VAT; zero if neither end is remote. */
  remote_area_fee: Money;
  /** Sum of the four fees, excluding VAT. */
  subtotal: Money;
  /** VAT rate in basis points: 1500 for domestic carriage, 0 if one end is abroad. */
  vat_rate: BasisPoints;
  /** VAT on the subtotal. */
  vat: Money;
  /** Amount charged, including VAT. */
  total_fee: Money;
  /** The total without cash on delivery, including VAT. */
  price: Money;
  /** The total with cash on delivery, including VAT; absent if cash on delivery was not requested. */
  cod_price?: Money;
  /** Amount charged if the parcel is returned to its sender, including VAT. */
  return_price: Money;
  /** Weight covered by the base fee, in grams. */
  base_weight: WeightGrams;
  /** Maximum weight of all pieces, in grams. */
  max_weight: WeightGrams;
  /** Maximum dimensions of one piece. */
  max_dimensions: Dimensions;
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
  transit_times: TransitTime;
  measured?: MeasuredTransit;
  /** Last day of the transit time, counting only the courier's working days, if the parcel is collected on the first working day on or after the day of the quote. */
  expected_delivery_on: Date;
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
  /** The balance after paying this price; negative if the balance is insufficient. */
  balance_after: Money;
  /**
     * Distinctions of this price; empty if it has none.
     * @maxItems 3
     */
  badges: PriceBadge[];
}

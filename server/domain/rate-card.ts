/** A Saudi city code such as `riyadh`, or free text for a city abroad. */
export type CityCode = string;

/** ISO 3166-1 alpha-2, upper case. */
export type CountryCode = string;

/** A text the backend supplies in both languages, so that a language switch needs no refetch. */
export interface LocalizedText {
  ar: string;
  en: string;
}

export type ServiceType = 'economy' | 'standard' | 'express' | 'same_day';

/** Ascending: a later tier is the better one. */
export const TIERS = ['bronze', 'silver', 'gold', 'platinum'] as const;
export type Tier = (typeof TIERS)[number];

export type ShipmentType = 'parcel' | 'document' | 'fragile' | 'chilled';

export type ShippingMethod = 'pickup' | 'drop_off';

/** In the order of `Date.getUTCDay()`, the Saudi week. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The fields that a courier may require of the sender. The first seven are the basic set. */
export const SENDER_FIELDS = [
  'contact_name',
  'contact_number',
  'email',
  'address',
  'city',
  'country',
  'amount_to_collect',
  'address_type',
  'company',
  'backup_phone',
  'phone_code',
  'postal_code',
  'volume',
  'gross_weight',
  'pickup_name',
  'return_name',
  'collecting_money',
] as const;
export type SenderField = (typeof SENDER_FIELDS)[number];

/**
 * Which tariff a journey falls under: within one Saudi city, between two Saudi cities, or with an
 * end outside Saudi Arabia.
 */
export type LaneKind = 'intra_city' | 'domestic' | 'international';

/** Days from collection to delivery, counted in service days; 0 is the same day. */
export interface TransitDays {
  min: number;
  max: number;
}

/** The tariff of one kind of journey. Fees are halalas excluding VAT. */
export interface Lane {
  baseFee: number;
  /** For each started kilogram above the larger of 10 kg and the card's `baseWeight`. */
  perKgFee: number;
  transitDays: TransitDays;
}

/** The collection service of a card; domestic journeys only. */
export interface CodTerms {
  /** Halalas excluding VAT. */
  flatFee: number;
  /** Of the collected amount, in 1/10,000, on top of `flatFee`. */
  rateBasisPoints: number;
  /** The largest amount the courier collects, in halalas, inclusive. */
  cap: number;
}

/** What one courier charges for one service. Every fee is whole halalas excluding VAT. */
export interface RateCard {
  courierId: string;
  serviceType: ServiceType;
  tier: Tier;
  /** A missing lane means that the service does not cover the journey. */
  lanes: { intra_city?: Lane; domestic?: Lane; international?: Lane };
  /** Grams the base fee covers; the delivery fee starts above the larger of this and 10,000 g. */
  baseWeight: number;
  /** Grams, inclusive, of the chargeable weight. */
  maxWeight: number;
  /** Millimetres of one piece, longest side first, inclusive; compared with the sorted piece. */
  maxDimensions: { length: number; width: number; height: number };
  /** Number of cubic centimetres that count as one kilogram. */
  volumetricDivisor: number;
  /** Saudi cities served, at either end. */
  cities: CityCode[];
  /** Countries served, other than Saudi Arabia. */
  countries: CountryCode[];
  /** The surcharge applies once per shipment, whether one end or both are remote. */
  remoteAreas: { cities: CityCode[]; fee: number } | null;
  cod: CodTerms | null;
  returnFee: number;
  shipmentTypes: ShipmentType[];
  shippingMethods: ShippingMethod[];
  servedDays: Weekday[];
  requiredSenderFields: SenderField[];
  notes: LocalizedText;
}

import type { Money } from './money.ts';

/** Where a shipment can come from. */
export type RuleSource = 'website' | 'api' | 'import' | 'salla' | 'zid';

export type RuleService = 'economy' | 'standard' | 'express' | 'same_day';

/**
 * What a rule asks of a parcel, as it travels. All conditions that are given must hold; of a list,
 * one value is enough. Ranges include both ends.
 */
export interface RuleConditions {
  /** Codes of Saudi cities and regions: the parcel goes to one of them. */
  cities?: readonly string[];
  regions?: readonly string[];
  /** Grams of all pieces together, as weighed. */
  min_weight?: number;
  max_weight?: number;
  /** Value of the goods in riyals. */
  min_value?: Money;
  max_value?: Money;
  cash_on_delivery?: boolean;
  sources?: readonly RuleSource[];
  /** One of the products has one of them. */
  skus?: readonly string[];
}

/** The courier that a rule chooses; `within_days` are the courier's working days. */
export type RuleOutcome =
  | { outcome: 'cheapest' | 'fastest' | 'favorites' }
  | { outcome: 'cheapest_within_days'; within_days: number }
  | { outcome: 'courier'; courier_id: string; service_type?: RuleService }
  | { outcome: 'not_courier'; courier_id: string };

/** One rule of the ordered list. */
export type CourierRule = RuleConditions &
  RuleOutcome & { id: string; name: string; enabled: boolean };

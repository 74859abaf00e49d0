import type { RuleConditions, RuleSource } from '../../common/courier-rule.ts';
import type { Money } from '../../common/money.ts';
import { HOME_COUNTRY, type Place } from './shipment-request.ts';

/** What rules look at in a parcel. */
export interface RuledParcel {
  destination: Place;
  /** Of the destination; null abroad and where it is not known. */
  region: string | null;
  /** Grams of all pieces together, as weighed. */
  weight: number;
  /** Value of the goods in halalas; null if it is not known, so that no condition on it holds. */
  value: number | null;
  cashOnDelivery: boolean;
  source: RuleSource;
  /** Of all its products that have one. */
  skus: readonly string[];
}

/** A condition that held, with the value of a list that did. */
export type HeldCondition =
  | { condition: 'city'; city: string }
  | { condition: 'region'; region: string }
  | { condition: 'weight'; min_weight?: number; max_weight?: number }
  | { condition: 'value'; min_value?: Money; max_value?: Money }
  | { condition: 'cash_on_delivery'; cash_on_delivery: boolean }
  | { condition: 'source'; source: RuleSource }
  | { condition: 'product'; sku: string };

/** Undefined if the rule does not state it, null if it does not hold. */
type Judge = (rule: RuleConditions, parcel: RuledParcel) => HeldCondition | null | undefined;

/** In the order in which reasons name them. */
const JUDGES: readonly Judge[] = [
  ({ cities }, { destination: { country, city } }) =>
    cities &&
    (country === HOME_COUNTRY && cities.includes(city) ? { condition: 'city', city } : null),

  ({ regions }, { region }) =>
    regions &&
    (region !== null && regions.includes(region) ? { condition: 'region', region } : null),

  ({ min_weight, max_weight }, { weight }) =>
    judgeRange(weight, min_weight, max_weight, {
      condition: 'weight',
      ...(min_weight !== undefined && { min_weight }),
      ...(max_weight !== undefined && { max_weight }),
    }),

  ({ min_value, max_value }, { value }) =>
    judgeRange(value, min_value?.amount, max_value?.amount, {
      condition: 'value',
      ...(min_value && { min_value }),
      ...(max_value && { max_value }),
    }),

  ({ cash_on_delivery }, { cashOnDelivery }) => {
    if (cash_on_delivery === undefined) return undefined;
    return cash_on_delivery === cashOnDelivery
      ? { condition: 'cash_on_delivery', cash_on_delivery }
      : null;
  },

  ({ sources }, { source }) =>
    sources && (sources.includes(source) ? { condition: 'source', source } : null),

  (rule, { skus }) => {
    if (!rule.skus) return undefined;
    const sku = rule.skus.find((each) => skus.includes(each));
    return sku === undefined ? null : { condition: 'product', sku };
  },
];

function judgeRange(
  value: number | null,
  min: number | undefined,
  max: number | undefined,
  held: HeldCondition,
): HeldCondition | null | undefined {
  if (min === undefined && max === undefined) return undefined;
  if (value === null) return null;
  return value >= (min ?? 0) && value <= (max ?? Infinity) ? held : null;
}

/**
 * The conditions of a rule, all of which hold for a parcel; none for a rule without conditions.
 *
 * @returns null if one of them does not hold.
 */
export function heldConditions(rule: RuleConditions, parcel: RuledParcel): HeldCondition[] | null {
  const held: HeldCondition[] = [];
  for (const judge of JUDGES) {
    const verdict = judge(rule, parcel);
    if (verdict === null) return null;
    if (verdict) held.push(verdict);
  }
  return held;
}

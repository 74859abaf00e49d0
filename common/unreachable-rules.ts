import type { RuleConditions } from './courier-rule.ts';

/** A rule that can never choose a courier. Positions count from 1. */
export interface UnreachableRule {
  position: number;
  /** The earlier rule that takes all its parcels; absent if the rule contradicts itself. */
  covered_by?: number;
}

/** Rules in their order. One that is switched off takes no parcels. */
type ListedRule = RuleConditions & { enabled: boolean };

/** The region of a city, as far as it is known. */
type RegionOf = (city: string) => string | undefined;

/**
 * The rules that can never match: none of their cities is in one of their regions, or the conditions
 * of one earlier rule hold whenever theirs do. What several earlier rules take only together is not
 * found.
 */
export function unreachableRules(
  rules: readonly ListedRule[],
  regionOf: RegionOf,
): UnreachableRule[] {
  return rules.flatMap((rule, index): UnreachableRule[] => {
    if (!rule.enabled) return [];
    const position = index + 1;
    if (contradictsItself(rule, regionOf)) return [{ position }];
    const earlier = rules
      .slice(0, index)
      .findIndex((other) => other.enabled && covers(other, rule, regionOf));
    return earlier === -1 ? [] : [{ position, covered_by: earlier + 1 }];
  });
}

function contradictsItself(rule: RuleConditions, regionOf: RegionOf): boolean {
  return citiesOf(rule, regionOf)?.length === 0;
}

/** Whether the conditions of a rule hold for every parcel for which those of another do. */
function covers(rule: RuleConditions, other: RuleConditions, regionOf: RegionOf): boolean {
  return (
    coversPlace(rule, other, regionOf) &&
    coversRange(
      bounds(rule.min_weight, rule.max_weight),
      bounds(other.min_weight, other.max_weight),
    ) &&
    coversRange(valuesOf(rule), valuesOf(other)) &&
    (rule.cash_on_delivery === undefined || rule.cash_on_delivery === other.cash_on_delivery) &&
    coversList(rule.sources, other.sources) &&
    coversList(rule.skus, other.skus)
  );
}

function coversPlace(rule: RuleConditions, other: RuleConditions, regionOf: RegionOf): boolean {
  const cities = citiesOf(other, regionOf);
  const regions = cities?.map((city) => regionOf(city) ?? '') ?? other.regions;
  return coversList(rule.cities, cities) && coversList(rule.regions, regions);
}

/** The cities of a rule that are in one of its regions; undefined if it names none. */
function citiesOf({ cities, regions }: RuleConditions, regionOf: RegionOf) {
  if (!cities || !regions) return cities;
  return cities.filter((city) => regions.includes(regionOf(city) ?? ''));
}

/** Undefined if every value will do. */
type Range = readonly [min: number, max: number] | undefined;

function bounds(min: number | undefined, max: number | undefined): Range {
  return min === undefined && max === undefined ? undefined : [min ?? 0, max ?? Infinity];
}

function valuesOf({ min_value, max_value }: RuleConditions): Range {
  return bounds(min_value?.amount, max_value?.amount);
}

/** A range takes only what has a value: not every parcel, even if it has no end. */
function coversRange(range: Range, other: Range): boolean {
  if (!range) return true;
  return other !== undefined && other[0] >= range[0] && other[1] <= range[1];
}

function coversList(
  list: readonly string[] | undefined,
  other: readonly string[] | undefined,
): boolean {
  if (!list) return true;
  return other?.every((value) => list.includes(value)) ?? false;
}

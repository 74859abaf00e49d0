import type { CourierRule } from '../../../common/courier-rule.ts';
import { unreachableRules } from '../../../common/unreachable-rules.ts';
import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable } from '../../db/database.ts';
import { toCourierSummary } from '../couriers/mapper.ts';
import { allowedTo } from '../plans/limits.ts';
import { isListedCity, isListedRegion, regionOf } from './region-of.ts';
import { namedCouriers, type RuledCourier, ruledCouriers, type RuleList } from './store.ts';

type Schemas = components['schemas'];

/** What is known around the rules of an account. */
interface Around {
  couriers: ReadonlyMap<string, RuledCourier>;
  /** The most rules that the account's plan allows. */
  allowed: number;
}

/** An account's rules in the contract's form, with what keeps any of them from working. */
export async function showRules(
  db: Queryable,
  accountId: string,
  list: RuleList,
): Promise<Schemas['CourierRules']> {
  const couriers = await ruledCouriers(db, namedCouriers(list.rules));
  const allowed = await allowedTo(db, accountId, 'courier_rules');
  return toCourierRules(list, { couriers, allowed });
}

function toCourierRules(
  { version, rules }: RuleList,
  { couriers, allowed }: Around,
): Schemas['CourierRules'] {
  const unreachable = new Map(
    unreachableRules(rules.slice(0, allowed), regionOf).map((each) => [each.position, each]),
  );
  return {
    version,
    rules: rules.map((rule, index) => {
      const never = unreachable.get(index + 1);
      const courier = 'courier_id' in rule ? couriers.get(rule.courier_id) : undefined;
      const warnings: Schemas['RuleWarning'][] = [
        ...warningsOf(rule, courier),
        ...(never
          ? ([never.covered_by === undefined ? 'contradiction' : 'unreachable'] as const)
          : []),
        ...(index >= allowed ? ['paused_by_plan' as const] : []),
      ];
      return {
        ...toWireRule(rule),
        ...(courier && { courier: toCourierSummary(courier, courier) }),
        warnings,
        ...(never?.covered_by !== undefined && { covered_by: never.covered_by }),
      };
    }),
  };
}

/** The lists of a stored rule are read-only. */
function toWireRule({ cities, regions, sources, skus, ...rule }: CourierRule) {
  return {
    ...rule,
    ...(cities && { cities: [...cities] }),
    ...(regions && { regions: [...regions] }),
    ...(sources && { sources: [...sources] }),
    ...(skus && { skus: [...skus] }),
  };
}

function warningsOf(
  rule: CourierRule,
  courier: RuledCourier | undefined,
): ('courier_left' | 'service_left' | 'unknown_place')[] {
  const { cities = [], regions = [] } = rule;
  const isKnown = cities.every(isListedCity) && regions.every(isListedRegion);
  return [...courierWarnings(rule, courier), ...(isKnown ? [] : ['unknown_place' as const])];
}

function courierWarnings(rule: CourierRule, courier: RuledCourier | undefined) {
  if (!('courier_id' in rule)) return [];
  if (!courier || courier.services.length === 0) return ['courier_left' as const];
  const { service_type } = { service_type: undefined, ...rule };
  const isOffered = service_type === undefined || courier.services.includes(service_type);
  return isOffered ? [] : ['service_left' as const];
}

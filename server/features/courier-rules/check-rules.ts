import { checkCourierRule } from '../../../common/courier-rule-checks.ts';
import type { CourierRule, RuleOutcome } from '../../../common/courier-rule.ts';
import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { type FieldError, invalidFields } from '../../http/problem.ts';
import { isListedCity, isListedRegion } from './region-of.ts';
import { ruledCouriers } from './store.ts';

type Input = components['schemas']['CourierRuleInput'];

/**
 * Checks a list of rules and gives each new one an id. A place that is no longer listed may stay where
 * the saved list has it; so may a courier that has left.
 *
 * @param saved the list that the rules take the place of.
 * @throws ProblemError 422 with every field that is wrong.
 */
export async function checkRules(
  db: Queryable,
  inputs: readonly Input[],
  saved: readonly CourierRule[],
  now: Date,
): Promise<CourierRule[]> {
  const ids = inputs.flatMap(({ courier_id }) => courier_id ?? []);
  const couriers = await ruledCouriers(db, [...new Set(ids)]);
  const known = {
    ids: new Set(saved.map(({ id }) => id)),
    places: new Set(saved.flatMap(({ cities = [], regions = [] }) => [...cities, ...regions])),
  };
  const errors = inputs.flatMap((input, index) => {
    const isFirst = inputs.findIndex(({ id }) => id === input.id) === index;
    const isItsOwn = input.id === undefined || (isFirst && known.ids.has(input.id));
    const isThere = input.courier_id === undefined || couriers.has(input.courier_id);
    return [
      ...(isItsOwn ? [] : [{ pointer: '/id', code: 'invalid_value' } as const]),
      ...checkCourierRule(input),
      ...(isThere ? [] : [{ pointer: '/courier_id', code: 'invalid_value' } as const]),
      ...checkPlaces(input, known.places),
    ].map((error) => ({ ...error, pointer: `/rules/${index}${error.pointer}` }));
  });
  if (errors.length > 0) throw invalidFields(errors);
  return inputs.map((input) => toRule(input, input.id ?? newId('rul', now)));
}

function checkPlaces(
  { cities = [], regions = [] }: Input,
  saved: ReadonlySet<string>,
): FieldError[] {
  const unknown =
    (field: string, code: FieldError['code'], isListed: (place: string) => boolean) =>
    (place: string, index: number) =>
      isListed(place) || saved.has(place) ? [] : [{ pointer: `/${field}/${index}`, code }];
  return [
    ...cities.flatMap(unknown('cities', 'unknown_city', isListedCity)),
    ...regions.flatMap(unknown('regions', 'invalid_value', isListedRegion)),
  ];
}

/** A checked rule, whose outcome has what it needs. */
function toRule({ outcome, within_days, courier_id, service_type, ...input }: Input, id: string) {
  const named = outcomeOf({ outcome, within_days, courier_id, service_type });
  return { ...input, id, ...named };
}

function outcomeOf({
  outcome,
  within_days = 0,
  courier_id = '',
  service_type,
}: { [Part in 'within_days' | 'courier_id' | 'service_type']: Input[Part] | undefined } & Pick<
  Input,
  'outcome'
>): RuleOutcome {
  switch (outcome) {
    case 'cheapest_within_days':
      return { outcome, within_days };
    case 'courier':
      return { outcome, courier_id, ...(service_type && { service_type }) };
    case 'not_courier':
      return { outcome, courier_id };
    default:
      return { outcome };
  }
}

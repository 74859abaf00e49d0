import type { CourierRule, RuleOutcome, RuleService } from '../../common/courier-rule.ts';
import type { ExclusionCode } from './exclusion.ts';
import type { RankedPrice } from './price-order.ts';
import { heldConditions, type HeldCondition, type RuledParcel } from './rule-conditions.ts';
import { type ChoiceRefusal, type Offers, type Picked, pickPrice } from './rule-outcome.ts';

/**
 * What chose the courier: a rule; the cheapest price because no rule matched (`default`); what was
 * asked for all parcels of an import at once (`cheapest`, `fastest`, `favorite`, `courier`); or the
 * parcel's own row (`row`).
 */
export type ChoiceMaker =
  'rule' | 'default' | 'cheapest' | 'fastest' | 'favorite' | 'courier' | 'row';

/** Why a courier was chosen, or none; kept with the shipment as it was at that time. */
export interface CourierChoice {
  by: ChoiceMaker;
  /** `position` in the whole list, from 1. */
  rule?: { id: string; name: string; position: number };
  /** The conditions of the rule, all of which held. */
  because?: HeldCondition[];
  outcome?: RuleOutcome['outcome'];
  within_days?: number;
  courier_id?: string;
  service_type?: RuleService;
  /** Why none is chosen; absent if one is. */
  refused?: ChoiceRefusal;
  exclusions?: ExclusionCode[];
}

/** The chosen price and why; no price if what was asked for cannot be had. */
export interface Chosen<Price> {
  price: Price | null;
  choice: CourierChoice;
}

/**
 * Chooses the courier of a parcel. The first rule that is enabled and whose conditions all hold
 * decides; if its outcome is impossible, no courier is chosen. If there is none, the cheapest price
 * is chosen. Ties are settled as price-order.ts says.
 *
 * @param rules in their order, as far as the account's plan lets them be used.
 * @param offers what `priceShipment` gave for the parcel.
 * @param favorites ids of the account's favorite couriers.
 */
export function chooseCourier<Price extends RankedPrice>(
  rules: readonly CourierRule[],
  parcel: RuledParcel,
  offers: Offers<Price>,
  favorites: ReadonlySet<string>,
): Chosen<Price> {
  for (const [index, rule] of rules.entries()) {
    const because = rule.enabled ? heldConditions(rule, parcel) : null;
    if (because) {
      const { id, name } = rule;
      const reason = { by: 'rule', rule: { id, name, position: index + 1 }, because } as const;
      return chosenBy({ ...reason, ...outcomeOf(rule) }, pickPrice(rule, offers, favorites));
    }
  }
  return chosenBy({ by: 'default' }, pickPrice({ outcome: 'cheapest' }, offers, favorites));
}

/** Joins a reason to what was picked for it. */
export function chosenBy<Price>(reason: CourierChoice, picked: Picked<Price>): Chosen<Price> {
  if (picked.price !== null) return { price: picked.price, choice: reason };
  const { price, ...refusal } = picked;
  return { price, choice: { ...reason, ...refusal } };
}

/** The outcome alone, without the rest of the rule. */
function outcomeOf(rule: RuleOutcome): RuleOutcome {
  switch (rule.outcome) {
    case 'cheapest_within_days':
      return { outcome: rule.outcome, within_days: rule.within_days };
    case 'courier': {
      const { outcome, courier_id, service_type } = rule;
      return { outcome, courier_id, ...(service_type && { service_type }) };
    }
    case 'not_courier':
      return { outcome: rule.outcome, courier_id: rule.courier_id };
    default:
      return { outcome: rule.outcome };
  }
}

import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { RuleConditions } from '../../../common/courier-rule.ts';
import type { CourierChoice } from '../../api/generated/model/courier-choice.ts';
import type { CourierRuleInput } from '../../api/generated/model/courier-rule-input.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useLocalized, type LocalizedText } from '../../i18n/localized-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePlaceNames } from '../places/use-place-names.ts';
import { useMoneyString } from '../../ui/text/money-string.ts';
import { useCourierNames } from './use-courier-names.ts';

/** What a rule chooses. */
export type Outcome = Pick<
  CourierRuleInput,
  'outcome' | 'within_days' | 'courier_id' | 'service_type'
>;

/**
 * Rules and their outcomes in words. The texts are those of `profile/rules`, which must have
 * loaded.
 */
export function useRuleWords() {
  const intl = useIntl();
  const text = useText();
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  const { courierName } = useCourierNames();
  const clauses = useClauses();
  const both = useMemo(() => new Intl.ListFormat(intl.locale, { type: 'conjunction' }), [intl]);

  /** @param known the name of its courier, which may have left. */
  const outcomeText = useCallback(
    (
      { outcome, within_days = 0, courier_id = '', service_type }: Outcome,
      known?: LocalizedText,
    ) => {
      const name = known ?? courierName(courier_id);
      const courier = name ? localized(name) : text('profile.rules.outcome.someCourier');
      if (outcome === 'courier' && service_type) {
        const service = nameOf('service_type', service_type);
        return text('profile.rules.outcome.service', { courier, service });
      }
      return text(`profile.rules.outcome.${outcome}`, { courier, days: within_days });
    },
    [text, localized, nameOf, courierName],
  );

  const sentence = useCallback(
    (rule: RuleConditions & Outcome, known?: LocalizedText) => {
      const conditions = both.format(clauses(rule));
      const outcome = outcomeText(rule, known);
      if (conditions === '') return text('profile.rules.always', { outcome });
      return text('profile.rules.if', { conditions, outcome });
    },
    [text, both, clauses, outcomeText],
  );

  /** Why a courier was chosen, in a sentence. */
  const reasonText = useCallback(
    ({ by, because = [], outcome, ...choice }: CourierChoice) => {
      if (by !== 'rule' || outcome === undefined) return text(`profile.rules.by.${by}`);
      const what = outcomeText({ ...choice, outcome });
      const conditions = both.format(clauses(conditionsOf(because)));
      if (conditions === '') return text('profile.rules.always', { outcome: what });
      return text('profile.rules.because', { conditions, outcome: what });
    },
    [text, both, clauses, outcomeText],
  );

  return { sentence, outcomeText, reasonText };
}

/** The conditions that held, in the form of the rule that they are from. */
function conditionsOf(held: NonNullable<CourierChoice['because']>): RuleConditions {
  return Object.assign(
    {},
    ...held.map(({ condition: _condition, city, region, source, sku, ...limits }) => ({
      ...limits,
      ...(city !== undefined && { cities: [city] }),
      ...(region !== undefined && { regions: [region] }),
      ...(source !== undefined && { sources: [source] }),
      ...(sku !== undefined && { skus: [sku] }),
    })),
  ) as RuleConditions;
}

/** The conditions of a rule, one clause for each. */
function useClauses(): (rule: RuleConditions) => string[] {
  const intl = useIntl();
  const text = useText();
  const moneyString = useMoneyString();
  const { nameOf } = useEnumNames();
  const { cityName, regionName } = usePlaceNames();
  return useCallback(
    ({ cities, regions, min_weight, max_weight, min_value, max_value, ...rule }) => {
      const either = new Intl.ListFormat(intl.locale, { type: 'disjunction' });
      const weight = (grams: number) =>
        intl.formatNumber(grams / 1000, {
          ...{ style: 'unit', unit: 'kilogram', unitDisplay: 'short' },
          maximumFractionDigits: 3,
        });
      const range = (kind: string, min: string | undefined, max: string | undefined) => {
        const values = { min: min ?? '', max: max ?? '' };
        if (min === undefined) return text(`profile.rules.if.${kind}.max`, values);
        if (max === undefined) return text(`profile.rules.if.${kind}.min`, values);
        return text(`profile.rules.if.${kind}.between`, values);
      };
      const { cash_on_delivery, sources, skus } = rule;
      const hasWeight = min_weight !== undefined || max_weight !== undefined;
      return [
        cities && text('profile.rules.if.city', { places: either.format(cities.map(cityName)) }),
        regions &&
          text('profile.rules.if.region', { places: either.format(regions.map(regionName)) }),
        hasWeight &&
          range(
            'weight',
            min_weight === undefined ? undefined : weight(min_weight),
            max_weight === undefined ? undefined : weight(max_weight),
          ),
        (min_value || max_value) &&
          range('value', min_value && moneyString(min_value), max_value && moneyString(max_value)),
        cash_on_delivery !== undefined &&
          text(`profile.rules.if.payment.${cash_on_delivery ? 'cod' : 'prepaid'}`),
        sources &&
          text('profile.rules.if.source', {
            sources: either.format(sources.map((source) => nameOf('source', source))),
          }),
        skus &&
          text('profile.rules.if.product', {
            skus: either.format(skus.map((sku) => `\u2066${sku}\u2069`)),
          }),
      ].filter((clause) => typeof clause === 'string');
    },
    [intl, text, moneyString, nameOf, cityName, regionName],
  );
}

import { type Control, useWatch } from 'react-hook-form';
import type { CourierRuleInput } from '../../../api/generated/model/courier-rule-input.ts';
import type { CourierSummary } from '../../../api/generated/model/courier-summary.ts';
import { RuleOutcome } from '../../../api/generated/model/rule-outcome.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useCourierNames } from '../../../shared/courier-choice/use-courier-names.ts';
import { ChoiceInput } from '../../../ui/forms/choice-input.tsx';
import { ComboboxInput } from '../../../ui/forms/combobox-input.tsx';
import { NumberInput } from '../../../ui/forms/number-input.tsx';
import { SelectInput } from '../../../ui/forms/select-input.tsx';
import type { RuleValues } from './rule-values.ts';

interface OutcomeFieldsProps {
  control: Control<RuleValues, unknown, CourierRuleInput>;
  /** The courier that the rule names, which may have left. */
  left: CourierSummary | undefined;
}

/** What a rule chooses, and what belongs to that. */
export function OutcomeFields({ control, left }: OutcomeFieldsProps) {
  const text = useText();
  const localized = useLocalized();
  const { optionsOf } = useEnumNames();
  const { couriers } = useCourierNames();
  const outcome = useWatch({ control, name: 'outcome' });
  const namesCourier = outcome === 'courier' || outcome === 'not_courier';
  const isListed = couriers?.some(({ id }) => id === left?.id) ?? true;
  const offered = [...(couriers ?? []), ...(left && !isListed ? [left] : [])];
  return (
    <>
      <ChoiceInput
        control={control}
        name="outcome"
        label={text('profile.rules.field.outcome')}
        options={Object.values(RuleOutcome).map((value) => ({
          value,
          label: text(`profile.rules.choose.${value}`),
        }))}
      />
      {outcome === 'cheapest_within_days' && (
        <NumberInput
          control={control}
          name="within_days"
          label={text('profile.rules.field.within_days')}
          help={text('profile.rules.field.within_days.help')}
          whole
        />
      )}
      {namesCourier && (
        <ComboboxInput
          control={control}
          name="courier_id"
          label={text('profile.rules.field.courier_id')}
          loading={couriers === undefined}
          options={offered.map(({ id, name }) => ({
            value: id,
            label: localized(name),
            keywords: `${name.ar} ${name.en}`,
          }))}
        />
      )}
      {outcome === 'courier' && (
        <SelectInput
          control={control}
          name="service_type"
          label={text('profile.rules.field.service_type')}
          optional
          options={[
            { value: '', label: text('profile.rules.field.service_type.any') },
            ...optionsOf('service_type'),
          ]}
        />
      )}
    </>
  );
}

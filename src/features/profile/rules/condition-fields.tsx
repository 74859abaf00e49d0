import styled from '@emotion/styled';
import { type Control, useWatch } from 'react-hook-form';
import { parseNumber } from '../../../../common/digits.ts';
import { fromGrams, toGrams } from '../../../../common/units.ts';
import type { CourierRuleInput } from '../../../api/generated/model/courier-rule-input.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePlaceOptions } from '../../../shared/places/use-place-options.ts';
import { ChoiceInput } from '../../../ui/forms/choice-input.tsx';
import { ChoicesInput } from '../../../ui/forms/choices-input.tsx';
import { MoneyInput } from '../../../ui/forms/money-input.tsx';
import { NumberInput } from '../../../ui/forms/number-input.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { CONDITIONS, type RuleValues } from './rule-values.ts';
import { useRegionOptions } from './use-region-options.ts';

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 12,
});

/** Kilograms as typed, grams in the form. */
const kilograms = {
  parse: (typed: string) => {
    const number = parseNumber(typed);
    return number === null ? null : toGrams(number, 'kg');
  },
  print: (grams: number) => String(fromGrams(grams, 'kg')),
};

interface ConditionFieldsProps {
  control: Control<RuleValues, unknown, CourierRuleInput>;
}

/** Which conditions a rule has, and the fields of those that were ticked. */
export function ConditionFields({ control }: ConditionFieldsProps) {
  const text = useText();
  const { optionsOf } = useEnumNames();
  const { cityOptions } = usePlaceOptions();
  const regionOptions = useRegionOptions();
  const asked = useWatch({ control, name: 'asked' });
  const label = (field: string) => text(`profile.rules.field.${field}`);
  return (
    <>
      <ChoicesInput
        control={control}
        name="asked"
        label={label('asked')}
        help={text('profile.rules.field.asked.help')}
        optional
        options={CONDITIONS.map((value) => ({ value, label: label(`asked.${value}`) }))}
      />
      {asked.includes('city') && (
        <ChoicesInput
          control={control}
          name="cities"
          label={label('cities')}
          options={cityOptions}
        />
      )}
      {asked.includes('region') && (
        <ChoicesInput
          control={control}
          name="regions"
          label={label('regions')}
          options={regionOptions}
        />
      )}
      {asked.includes('weight') && (
        <Pair>
          {(['min_weight', 'max_weight'] as const).map((name) => (
            <NumberInput
              key={name}
              control={control}
              name={name}
              label={label(name)}
              optional
              endAdornment={text('ui.unit.kg')}
              {...kilograms}
            />
          ))}
        </Pair>
      )}
      {asked.includes('value') && (
        <Pair>
          {(['min_value', 'max_value'] as const).map((name) => (
            <MoneyInput
              key={name}
              control={control}
              name={`${name}.amount`}
              label={label(name)}
              optional
            />
          ))}
        </Pair>
      )}
      {asked.includes('payment') && (
        <ChoiceInput
          control={control}
          name="payment"
          label={label('payment')}
          options={(['cod', 'prepaid'] as const).map((value) => ({
            value,
            label: label(`payment.${value}`),
          }))}
        />
      )}
      {asked.includes('source') && (
        <ChoicesInput
          control={control}
          name="sources"
          label={label('sources')}
          options={optionsOf('source')}
        />
      )}
      {asked.includes('product') && (
        <TextInput
          control={control}
          name="skus"
          label={label('skus')}
          help={text('profile.rules.field.skus.help')}
          maxLength={2000}
        />
      )}
    </>
  );
}

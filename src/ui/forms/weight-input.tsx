import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { fromGrams, toGrams, type WeightUnit } from '../../../common/units.ts';
import { useText } from '../../i18n/use-text.ts';
import type { FieldProps } from './field-props.ts';
import { MeasureInput } from './measure-input.tsx';

interface WeightInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  /** Path of the unit the person types in (`weight_unit`). */
  unitName: FieldPath<Values>;
}

const units: readonly WeightUnit[] = ['kg', 'g', 'lb'];

/** A weight: whole grams in the form; kilograms, grams or pounds for the person. */
export function WeightInput<Values extends FieldValues, Output = Values>({
  unitName,
  ...shared
}: WeightInputProps<Values, Output>) {
  const { control, name } = shared;
  const { field } = useController({ control, name });
  const { field: unitField } = useController({ control, name: unitName });
  const unit: WeightUnit = unitField.value;
  const text = useText();

  const changeUnit = (next: WeightUnit) => {
    unitField.onChange(next);
    // The typed number stays; its weight changes with the unit.
    if (typeof field.value === 'number')
      field.onChange(toGrams(fromGrams(field.value, unit), next));
  };

  return (
    <MeasureInput
      {...shared}
      unitLabel={text('ui.unit.weight')}
      units={units}
      toCanonical={toGrams}
      fromCanonical={fromGrams}
      unitName={unitName}
      unit={unit}
      onUnitChange={changeUnit}
    />
  );
}

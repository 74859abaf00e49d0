import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { parseNumber } from '../../../common/digits.ts';
import { fromGrams, toGrams, type WeightUnit } from '../../../common/units.ts';
import { useText } from '../../i18n/use-text.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { NumberBox } from './number-box.tsx';
import { UnitSelect } from './unit-select.tsx';
import { useFieldText } from './use-field-text.ts';
import { useTypedNumber } from './use-typed-number.ts';

interface WeightInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  /** Path of the unit the person types in (`weight_unit`). */
  unitName: FieldPath<Values>;
}

const units: readonly WeightUnit[] = ['kg', 'g', 'lb'];

/** A weight: whole grams in the form, kilograms, grams or pounds to the person. */
export function WeightInput<Values extends FieldValues, Output = Values>({
  control,
  name,
  unitName,
  label,
  help,
  optional = false,
  disabled = false,
}: WeightInputProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const { field: unitField } = useController({ control, name: unitName });
  const unit: WeightUnit = unitField.value;
  const text = useText();
  const fieldText = useFieldText();
  const typed = useTypedNumber({
    value: field.value,
    onChange: field.onChange,
    parse: (entered) => {
      const number = parseNumber(entered);
      return number === null ? null : toGrams(number, unit);
    },
    print: (grams) => String(fromGrams(grams, unit)),
  });

  const changeUnit = (next: WeightUnit) => {
    unitField.onChange(next);
    // The figure stays as typed; what it weighs changes with the unit.
    if (typeof field.value === 'number')
      field.onChange(toGrams(fromGrams(field.value, unit), next));
  };

  return (
    <FieldFrame
      label={label}
      help={help}
      optional={optional}
      error={fieldText(
        fieldState.error?.message,
        (grams) => `${fromGrams(grams, unit)} ${text(`ui.unit.${unit}`)}`,
      )}
    >
      {(ids) => (
        <NumberBox
          ids={ids}
          name={name}
          text={typed.text}
          onChange={typed.change}
          onBlur={field.onBlur}
          inputRef={field.ref}
          disabled={disabled}
          endAdornment={
            <UnitSelect
              name={unitName}
              label={text('ui.unit.weight')}
              units={units}
              value={unit}
              onChange={changeUnit}
              disabled={disabled}
            />
          }
        />
      )}
    </FieldFrame>
  );
}

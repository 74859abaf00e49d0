import styled from '@emotion/styled';
import { useController, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { parseNumber } from '../../../common/digits.ts';
import { fromMillimetres, toMillimetres, type DimensionUnit } from '../../../common/units.ts';
import { useText } from '../../i18n/use-text.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { NumberBox } from './number-box.tsx';
import { UnitSelect } from './unit-select.tsx';
import { useFieldText } from './use-field-text.ts';
import { useTypedNumber } from './use-typed-number.ts';

const Row = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media (max-width: 599.95px)': { gridTemplateColumns: '1fr' },
});

const units: readonly DimensionUnit[] = ['cm', 'mm', 'in'];

interface LengthInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  unit: DimensionUnit;
  unitName: FieldPath<Values>;
  onUnitChange: (unit: DimensionUnit) => void;
}

interface DimensionsInputProps<Values extends FieldValues, Output> extends Pick<
  FieldProps<Values, Output>,
  'control' | 'optional' | 'disabled'
> {
  /** Paths of the whole millimetres of one piece and of the unit the person types in. */
  names: Record<'length' | 'width' | 'height' | 'unit', FieldPath<Values>>;
}

/** Length, width and height under one unit. Needs the FormShell around it. */
export function DimensionsInput<Values extends FieldValues, Output = Values>({
  control,
  names,
  optional = false,
  disabled = false,
}: DimensionsInputProps<Values, Output>) {
  const text = useText();
  const { getValues, setValue } = useFormContext();
  const { field: unitField } = useController({ control, name: names.unit });
  const unit: DimensionUnit = unitField.value;

  const changeUnit = (next: DimensionUnit) => {
    unitField.onChange(next);
    // The figures stay as typed; how long they are changes with the unit.
    const sides: string[] = [names.length, names.width, names.height];
    for (const name of sides) {
      const value: unknown = getValues(name);
      if (typeof value !== 'number') continue;
      setValue(name, toMillimetres(fromMillimetres(value, unit), next), { shouldDirty: true });
    }
  };

  const shared = {
    control,
    unit,
    unitName: names.unit,
    onUnitChange: changeUnit,
    optional,
    disabled,
  };
  return (
    <Row>
      <LengthInput {...shared} name={names.length} label={text('ui.dimension.length')} />
      <LengthInput {...shared} name={names.width} label={text('ui.dimension.width')} />
      <LengthInput {...shared} name={names.height} label={text('ui.dimension.height')} />
    </Row>
  );
}

function LengthInput<Values extends FieldValues, Output>({
  control,
  name,
  label,
  unit,
  unitName,
  onUnitChange,
  optional = false,
  disabled = false,
}: LengthInputProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const text = useText();
  const fieldText = useFieldText();
  const typed = useTypedNumber({
    value: field.value,
    onChange: field.onChange,
    parse: (entered) => {
      const number = parseNumber(entered);
      return number === null ? null : toMillimetres(number, unit);
    },
    print: (millimetres) => String(fromMillimetres(millimetres, unit)),
  });
  return (
    <FieldFrame
      label={label}
      optional={optional}
      error={fieldText(
        fieldState.error?.message,
        (millimetres) => `${fromMillimetres(millimetres, unit)} ${text(`ui.unit.${unit}`)}`,
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
              label={text('ui.unit.dimension')}
              units={units}
              value={unit}
              onChange={onUnitChange}
              disabled={disabled}
            />
          }
        />
      )}
    </FieldFrame>
  );
}

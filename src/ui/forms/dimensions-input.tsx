import styled from '@emotion/styled';
import { useController, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { fromMillimetres, toMillimetres, type DimensionUnit } from '../../../common/units.ts';
import { useText } from '../../i18n/use-text.ts';
import type { FieldProps } from './field-props.ts';
import { MeasureInput } from './measure-input.tsx';

const Row = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media (max-width: 599.95px)': { gridTemplateColumns: '1fr' },
});

const sides = ['length', 'width', 'height'] as const;
const units: readonly DimensionUnit[] = ['cm', 'mm', 'in'];

interface DimensionsInputProps<Values extends FieldValues, Output> extends Pick<
  FieldProps<Values, Output>,
  'control' | 'optional' | 'disabled'
> {
  /** Paths of one piece's dimensions in millimetres and of the unit the person types in. */
  names: Record<(typeof sides)[number] | 'unit', FieldPath<Values>>;
}

/** Length, width and height with one unit. Needs a FormShell around it. */
export function DimensionsInput<Values extends FieldValues, Output = Values>({
  control,
  names,
  ...state
}: DimensionsInputProps<Values, Output>) {
  const text = useText();
  const { getValues, setValue } = useFormContext();
  const { field: unitField } = useController({ control, name: names.unit });
  const unit: DimensionUnit = unitField.value;

  const changeUnit = (next: DimensionUnit) => {
    unitField.onChange(next);
    // The typed numbers stay; the lengths change with the unit.
    for (const side of sides) {
      const name: string = names[side];
      const value: unknown = getValues(name);
      if (typeof value !== 'number') continue;
      setValue(name, toMillimetres(fromMillimetres(value, unit), next), { shouldDirty: true });
    }
  };

  return (
    <Row>
      {sides.map((side) => (
        <MeasureInput
          key={side}
          control={control}
          name={names[side]}
          label={text(`ui.dimension.${side}`)}
          unitLabel={text('ui.unit.dimension')}
          units={units}
          toCanonical={toMillimetres}
          fromCanonical={fromMillimetres}
          unitName={names.unit}
          unit={unit}
          onUnitChange={changeUnit}
          {...state}
        />
      ))}
    </Row>
  );
}

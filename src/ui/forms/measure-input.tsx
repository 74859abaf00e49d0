import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { parseNumber } from '../../../common/digits.ts';
import { useText } from '../../i18n/use-text.ts';
import type { FieldProps } from './field-props.ts';
import { NumberInput } from './number-input.tsx';
import { UnitSelect } from './unit-select.tsx';

/**
 * A quantity that the form stores in whole canonical units and people type in a unit of their
 * choice.
 */
interface Measure<Unit extends string> {
  /** Label of the unit select. */
  unitLabel: string;
  units: readonly Unit[];
  toCanonical: (value: number, unit: Unit) => number;
  fromCanonical: (canonical: number, unit: Unit) => number;
}

interface MeasureInputProps<Values extends FieldValues, Output, Unit extends string>
  extends FieldProps<Values, Output>, Measure<Unit> {
  unitName: string;
  unit: Unit;
  onUnitChange: (unit: Unit) => void;
}

/** A quantity with a choice of units. */
export function MeasureInput<Values extends FieldValues, Output, Unit extends string>({
  unitLabel,
  units,
  toCanonical,
  fromCanonical,
  unitName,
  unit,
  onUnitChange,
  ...shared
}: MeasureInputProps<Values, Output, Unit>) {
  const text = useText();
  const intl = useIntl();
  const { disabled = false } = shared;
  return (
    <NumberInput
      {...shared}
      parse={(typed) => {
        const number = parseNumber(typed);
        return number === null ? null : toCanonical(number, unit);
      }}
      print={(canonical) => String(fromCanonical(canonical, unit))}
      boundText={(bound) =>
        `${intl.formatNumber(fromCanonical(bound, unit))} ${text(`ui.unit.${unit}`)}`
      }
      endAdornment={
        <UnitSelect
          name={unitName}
          label={unitLabel}
          units={units}
          value={unit}
          onChange={onUnitChange}
          disabled={disabled}
        />
      }
    />
  );
}

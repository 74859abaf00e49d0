import { useIntl } from 'react-intl';
import { fromGrams, type WeightUnit } from '../../../common/units.ts';
import { intlUnits } from './units.ts';

interface WeightTextProps {
  /** Grams. */
  grams: number;
  /** The unit to show: the person's own if known. */
  unit?: WeightUnit;
}

/** A weight with its unit, as "2.5 kg". */
export function WeightText({ grams, unit = 'kg' }: WeightTextProps) {
  const intl = useIntl();
  return (
    <bdi>
      {intl.formatNumber(fromGrams(grams, unit), {
        style: 'unit',
        unit: intlUnits[unit],
        unitDisplay: 'short',
        maximumFractionDigits: 3,
      })}
    </bdi>
  );
}

import { useIntl } from 'react-intl';
import { fromMillimetres, type DimensionUnit } from '../../../common/units.ts';
import { Ltr } from './ltr.tsx';
import { intlUnits } from './units.ts';

interface DimensionsTextProps {
  /** Millimetres. */
  length: number;
  width: number;
  height: number;
  unit?: DimensionUnit;
}

/** Length, width and height, as "40 × 30 × 20 cm". */
export function DimensionsText({ length, width, height, unit = 'cm' }: DimensionsTextProps) {
  const intl = useIntl();
  const inUnit = (millimetres: number) =>
    intl.formatNumber(fromMillimetres(millimetres, unit), { maximumFractionDigits: 2 });
  const unitName = intl
    .formatNumberToParts(0, { style: 'unit', unit: intlUnits[unit], unitDisplay: 'short' })
    .find(({ type }) => type === 'unit')?.value;
  return (
    <bdi>
      <Ltr>{[length, width, height].map(inUnit).join(' × ')}</Ltr> {unitName}
    </bdi>
  );
}

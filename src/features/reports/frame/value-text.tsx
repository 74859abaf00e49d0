import type { ReportUnit } from '../../../../common/report-units.ts';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { NoValue } from '../../../ui/text/no-value.tsx';
import { useValueText } from './use-value-text.ts';

interface ValueTextProps {
  unit: ReportUnit;
  /** Undefined for a share or a mean of nothing. */
  value: number | undefined;
}

/** A figure in its unit. */
export function ValueText({ unit, value }: ValueTextProps) {
  const valueText = useValueText();
  if (value === undefined) return <NoValue />;
  if (unit === 'amount') return <MoneyText value={{ amount: value, currency: 'SAR' }} />;
  const written = valueText(unit, value);
  return unit === 'grams' || unit === 'minutes' ? <bdi>{written}</bdi> : <Ltr>{written}</Ltr>;
}

import { useIntl } from 'react-intl';
import type { PriceChangeValue } from '../../../api/generated/model/price-change-value.ts';
import type { PriceField } from '../../../api/generated/model/price-field.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { WeightText } from '../../../ui/text/weight-text.tsx';

interface ChangeValueProps {
  field: PriceField;
  /** Undefined if there is none. */
  value: PriceChangeValue | undefined;
}

/** A value of a rate card with its unit. */
export function ChangeValue({ field, value }: ChangeValueProps) {
  const intl = useIntl();
  const text = useText();
  if (!value) return text('companies.changes.nothing');
  const { money, number = 0 } = value;
  const percent = (hundredths: number) => `${intl.formatNumber(hundredths / 100)}%`;
  if (money) return <MoneyText value={money} />;
  switch (field) {
    case 'min_days':
    case 'max_days':
      return <bdi>{text('companies.changes.days', { days: number })}</bdi>;
    case 'base_weight':
    case 'max_weight':
      return <WeightText grams={number} />;
    case 'max_length':
    case 'max_width':
    case 'max_height':
      return <bdi>{intl.formatNumber(number / 10, { style: 'unit', unit: 'centimeter' })}</bdi>;
    case 'cod_rate':
      return <Ltr>{percent(number)}</Ltr>;
    default:
      return <bdi>{text('companies.prices.divisor', { volume: intl.formatNumber(number) })}</bdi>;
  }
}

import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ReportUnit } from '../../../../common/report-units.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useMoneyString } from '../../../ui/text/money-string.ts';
import { partsOfMinutes } from './minutes.ts';

/** A figure in its unit as plain text: for sentences, names of links and the axis of the chart. */
export function useValueText(): (unit: ReportUnit, value: number) => string {
  const intl = useIntl();
  const text = useText();
  const money = useMoneyString();
  return useCallback(
    (unit, value) => {
      switch (unit) {
        case 'amount':
          return money({ amount: value, currency: 'SAR' });
        case 'share':
          return intl.formatNumber(value / 10_000, { style: 'percent', maximumFractionDigits: 1 });
        case 'hundredths':
          return intl.formatNumber(value / 100, { maximumFractionDigits: 2 });
        case 'grams':
          return intl.formatNumber(value / 1000, {
            style: 'unit',
            unit: 'kilogram',
            unitDisplay: 'short',
            maximumFractionDigits: 1,
          });
        case 'minutes': {
          const { unit: size, ...parts } = partsOfMinutes(value);
          return text(`reports.duration.${size}`, parts);
        }
        case 'count':
          return intl.formatNumber(value);
      }
    },
    [intl, text, money],
  );
}

import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { CURRENCIES, type Money } from '../../../common/money.ts';

/**
 * An amount as a value in a text, where only plain text is possible: "SAR 1,250.00". The text
 * isolates it, as it does every value. Within a second isolate Chromium would not use our typeface.
 */
export function useMoneyString(): (money: Money) => string {
  const intl = useIntl();
  return useCallback(
    ({ amount, currency }) => {
      const { minorUnitDigits } = CURRENCIES[currency];
      const digits = intl.formatNumber(amount / 10 ** minorUnitDigits, {
        minimumFractionDigits: minorUnitDigits,
        maximumFractionDigits: minorUnitDigits,
      });
      return `${currency}\u00a0${digits}`;
    },
    [intl],
  );
}

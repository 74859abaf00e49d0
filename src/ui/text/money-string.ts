import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { CURRENCIES, type Money } from '../../../common/money.ts';

/**
 * Money inside a sentence or a label, where only plain text fits: "SAR 1,250.00".
 * The marks around it keep the order of its parts in Arabic.
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
      return `\u2066${currency}\u00a0${digits}\u2069`;
    },
    [intl],
  );
}

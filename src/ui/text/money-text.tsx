import { useIntl } from 'react-intl';
import { CURRENCIES, type Money } from '../../../common/money.ts';
import { Ltr } from './ltr.tsx';
import { RiyalSign } from './riyal-sign.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface MoneyTextProps {
  value: Money;
  /** Puts a plus sign before positive amounts, for movements of the balance. */
  signed?: boolean;
  /** Leaves out the minor units, for whole amounts. */
  whole?: boolean;
}

/** An amount with its currency. The riyal sign is shown; "SAR" is read out and copied. */
export function MoneyText({ value, signed = false, whole = false }: MoneyTextProps) {
  const intl = useIntl();
  const { minorUnitDigits } = CURRENCIES[value.currency];
  const digits = intl.formatNumber(Math.abs(value.amount) / 10 ** minorUnitDigits, {
    minimumFractionDigits: whole ? 0 : minorUnitDigits,
    maximumFractionDigits: minorUnitDigits,
  });
  const figure = `\u00a0${digits}`;
  return (
    <Ltr>
      {signOf(value.amount, signed)}
      {value.currency === 'SAR' ? (
        <>
          <RiyalSign />
          <VisuallyHidden>{value.currency}</VisuallyHidden>
        </>
      ) : (
        value.currency
      )}
      {figure}
    </Ltr>
  );
}

function signOf(amount: number, signed: boolean): string {
  if (amount < 0) return '\u2212';
  return signed && amount > 0 ? '+' : '';
}

import { useIntl } from 'react-intl';
import { CURRENCIES, type Money } from '../../../common/money.ts';
import { Ltr } from './ltr.tsx';
import { RiyalSign } from './riyal-sign.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface MoneyTextProps {
  value: Money;
  /** Writes a plus before amounts above zero, for movements of the balance. */
  signed?: boolean;
  /** Leaves out the minor units, for amounts that have none. */
  whole?: boolean;
}

/** An amount with its currency: the riyal sign to be seen, "SAR" to be heard and copied. */
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

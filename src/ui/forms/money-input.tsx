import type { FieldValues } from 'react-hook-form';
import { parseMoney, toDecimal, type Currency } from '../../../common/money.ts';
import { useMoneyString } from '../text/money-string.ts';
import { RiyalSign } from '../text/riyal-sign.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import type { FieldProps } from './field-props.ts';
import { NumberInput } from './number-input.tsx';

interface MoneyInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  currency?: Currency;
}

/**
 * An amount of money. `name` is the path of the integer in minor units (`price.amount`); people
 * type riyals.
 */
export function MoneyInput<Values extends FieldValues, Output = Values>({
  currency = 'SAR',
  ...shared
}: MoneyInputProps<Values, Output>) {
  const moneyString = useMoneyString();
  return (
    <NumberInput
      {...shared}
      parse={(typed) => parseMoney(typed, currency)?.amount ?? null}
      print={(amount) => toDecimal({ amount, currency })}
      boundText={(amount) => moneyString({ amount, currency })}
      placeholder="0.00"
      endAdornment={
        currency === 'SAR' ? (
          <>
            <RiyalSign />
            <VisuallyHidden>{currency}</VisuallyHidden>
          </>
        ) : (
          currency
        )
      }
    />
  );
}

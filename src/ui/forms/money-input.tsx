import { useController, type FieldValues } from 'react-hook-form';
import { parseMoney, toDecimal, type Currency } from '../../../common/money.ts';
import { useMoneyString } from '../text/money-string.ts';
import { RiyalSign } from '../text/riyal-sign.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { NumberBox } from './number-box.tsx';
import { useFieldText } from './use-field-text.ts';
import { useTypedNumber } from './use-typed-number.ts';

interface MoneyInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  currency?: Currency;
}

/**
 * An amount of money. `name` is the path of the integer minor units (`price.amount`); people type
 * riyals.
 */
export function MoneyInput<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
  help,
  optional = false,
  disabled = false,
  currency = 'SAR',
}: MoneyInputProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const fieldText = useFieldText();
  const moneyString = useMoneyString();
  const { text, change } = useTypedNumber({
    value: field.value,
    onChange: field.onChange,
    parse: (typed) => parseMoney(typed, currency)?.amount ?? null,
    print: (amount) => toDecimal({ amount, currency }),
  });
  return (
    <FieldFrame
      label={label}
      help={help}
      optional={optional}
      error={fieldText(fieldState.error?.message, (amount) => moneyString({ amount, currency }))}
    >
      {(ids) => (
        <NumberBox
          ids={ids}
          name={name}
          text={text}
          onChange={change}
          onBlur={field.onBlur}
          inputRef={field.ref}
          disabled={disabled}
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
      )}
    </FieldFrame>
  );
}

import type { ReactNode } from 'react';
import type { ControllerRenderProps, FieldPath, FieldValues } from 'react-hook-form';
import { parseNumber } from '../../../common/digits.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import { InputBox } from '../controls/input-box.tsx';
import { figures } from '../theme/tokens.ts';
import type { ControlIds } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { Field } from './field.tsx';
import type { BoundText } from './use-field-text.ts';
import { useTypedNumber } from './use-typed-number.ts';

/** How a number is typed; a plain number by default. */
interface Notation {
  /** Parses what was typed; null if it is not a number. */
  parse?: ((typed: string) => number | null) | undefined;
  /** Formats a value from elsewhere as a person would type it. */
  print?: ((value: number) => string) | undefined;
  /** Makes phones show a keyboard without a decimal point. */
  whole?: boolean | undefined;
  placeholder?: string | undefined;
  endAdornment?: ReactNode;
}

interface NumberInputProps<Values extends FieldValues, Output>
  extends FieldProps<Values, Output>, Notation {
  boundText?: BoundText;
}

/** A number, typed in Latin or Arabic digits. */
export function NumberInput<Values extends FieldValues, Output = Values>({
  parse,
  print,
  whole,
  placeholder,
  endAdornment,
  ...shared
}: NumberInputProps<Values, Output>) {
  const notation = { parse, print, whole, placeholder, endAdornment };
  const { disabled } = shared;
  return (
    <Field {...shared}>
      {(field, ids) => <NumberBox field={field} ids={ids} disabled={disabled} {...notation} />}
    </Field>
  );
}

interface NumberBoxProps<Values extends FieldValues> extends Notation {
  field: ControllerRenderProps<Values, FieldPath<Values>>;
  ids: ControlIds;
  disabled: boolean | undefined;
}

function NumberBox<Values extends FieldValues>({
  field: { name, ref, value, onBlur, onChange },
  ids,
  parse = parseNumber,
  print = String,
  whole = false,
  placeholder,
  endAdornment,
  disabled,
}: NumberBoxProps<Values>) {
  const { direction } = useLocale();
  const { text, change } = useTypedNumber({
    value,
    onChange,
    parse,
    print,
  });
  return (
    <InputBox
      {...ids}
      name={name}
      ref={ref}
      value={text}
      onChange={(event) => {
        change(event.target.value);
      }}
      onBlur={onBlur}
      disabled={disabled}
      autoComplete="off"
      placeholder={placeholder}
      endAdornment={endAdornment}
      inputMode={whole ? 'numeric' : 'decimal'}
      dir="ltr"
      style={{ ...figures, textAlign: direction === 'rtl' ? 'end' : 'start' }}
    />
  );
}

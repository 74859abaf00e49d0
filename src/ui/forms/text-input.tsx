import type { HTMLAttributes, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocale } from '../../i18n/locale-context.ts';
import { InputBox, TextAreaBox } from '../controls/input-box.tsx';
import type { FieldProps } from './field-props.ts';
import { Field } from './field.tsx';

interface TextInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  type?: 'text' | 'email' | 'tel' | 'password' | 'search';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  placeholder?: string;
  /** E-mails, phone numbers and codes run left to right in both languages. */
  ltr?: boolean;
  /** Number of lines; more than one makes it a text area. */
  rows?: number;
  maxLength?: number;
  autoFocus?: boolean;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  /** Corrects the value when the field loses the focus, such as converting digits. */
  normalize?: (typed: string) => string;
}

/** Text on one line, or on several with `rows`. */
export function TextInput<Values extends FieldValues, Output = Values>({
  type = 'text',
  inputMode,
  autoComplete = 'off',
  placeholder,
  ltr = false,
  rows,
  maxLength,
  autoFocus = false,
  startAdornment,
  endAdornment,
  normalize,
  ...shared
}: TextInputProps<Values, Output>) {
  const { direction } = useLocale();
  return (
    <Field {...shared}>
      {(field, ids) => {
        const box = {
          ...ids,
          name: field.name,
          ref: field.ref,
          value: field.value ?? '',
          onChange: field.onChange,
          onBlur: () => {
            if (normalize && typeof field.value === 'string') {
              field.onChange(normalize(field.value));
            }
            field.onBlur();
          },
          disabled: shared.disabled,
          autoComplete,
          placeholder,
          maxLength,
          ...(ltr && {
            dir: 'ltr',
            style: { textAlign: direction === 'rtl' ? ('end' as const) : ('start' as const) },
          }),
        };
        return rows === undefined ? (
          <InputBox
            {...box}
            type={type}
            inputMode={inputMode}
            autoFocus={autoFocus}
            startAdornment={startAdornment}
            endAdornment={endAdornment}
          />
        ) : (
          <TextAreaBox {...box} rows={rows} />
        );
      }}
    </Field>
  );
}

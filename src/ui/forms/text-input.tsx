import type { HTMLAttributes, ReactNode } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { useLocale } from '../../i18n/locale-context.ts';
import { InputBox, TextAreaBox } from '../controls/input-box.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useFieldText } from './use-field-text.ts';

interface TextInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  type?: 'text' | 'email' | 'tel' | 'password' | 'search';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  placeholder?: string;
  /** E-mails, phones and codes run left to right in both languages. */
  ltr?: boolean;
  /** Lines; more than one makes it a text area. */
  rows?: number;
  maxLength?: number;
  autoFocus?: boolean;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  /** Mends what was typed when the field is left, such as folding digits. */
  normalize?: (typed: string) => string;
}

/** One line, or with `rows` several, of text. */
export function TextInput<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
  help,
  optional = false,
  disabled = false,
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
}: TextInputProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const { direction } = useLocale();
  const fieldText = useFieldText();
  const leave = () => {
    if (normalize && typeof field.value === 'string') field.onChange(normalize(field.value));
    field.onBlur();
  };
  return (
    <FieldFrame
      label={label}
      help={help}
      optional={optional}
      error={fieldText(fieldState.error?.message)}
    >
      {(ids) => {
        const shared = {
          ...ids,
          name,
          ref: field.ref,
          value: field.value ?? '',
          onChange: field.onChange,
          onBlur: leave,
          disabled,
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
            {...shared}
            type={type}
            inputMode={inputMode}
            autoFocus={autoFocus}
            startAdornment={startAdornment}
            endAdornment={endAdornment}
          />
        ) : (
          <TextAreaBox {...shared} rows={rows} />
        );
      }}
    </FieldFrame>
  );
}

import { useController, type FieldValues } from 'react-hook-form';
import { useLocale } from '../../i18n/locale-context.ts';
import { InputBox } from '../controls/input-box.tsx';
import { figures } from '../theme/tokens.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useFieldText } from './use-field-text.ts';

interface PhoneInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  /** ISO 3166-1 alpha-2: the country of numbers typed without its code. */
  country?: string | undefined;
  autoComplete?: string;
}

/**
 * A phone number typed in any usual way and in either script. When the field is left, a good number
 * becomes E.164, which is what the contract wants; a bad one stays for the schema to judge.
 */
export function PhoneInput<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
  help,
  optional = false,
  disabled = false,
  country = 'SA',
  autoComplete = 'off',
}: PhoneInputProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const { direction } = useLocale();
  const fieldText = useFieldText();

  const leave = async (typed: string) => {
    if (typed.trim() !== '') {
      // The numbering rules of the world are large: they load when the first number is there.
      const { parsePhone } = await import('../../../common/phone.ts');
      const phone = parsePhone(typed, country);
      if (phone.ok) field.onChange(phone.e164);
    }
    field.onBlur();
  };

  return (
    <FieldFrame
      label={label}
      help={help}
      optional={optional}
      error={fieldText(fieldState.error?.message)}
    >
      {(ids) => (
        <InputBox
          {...ids}
          name={name}
          type="tel"
          ref={field.ref}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={(event) => {
            void leave(event.target.value);
          }}
          disabled={disabled}
          autoComplete={autoComplete}
          dir="ltr"
          maxLength={250}
          style={{ ...figures, textAlign: direction === 'rtl' ? 'end' : 'start' }}
        />
      )}
    </FieldFrame>
  );
}

import styled from '@emotion/styled';
import { useState } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { MAX_PHONE_TEXT } from '../../../common/phone-bounds.ts';
import { InputBox } from '../controls/input-box.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { figures } from '../theme/tokens.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { CountryPicker } from './phone/country-picker.tsx';
import { useCountryName } from './phone/country-button.tsx';
import { home } from './phone/home-country.ts';
import { usePhoneEntry } from './phone/use-phone-entry.ts';
import { usePhoneError } from './phone/use-phone-error.ts';

const Frame = styled('div')({ position: 'relative' });

interface PhoneInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  /** ISO 3166-1 alpha-2: the default country of numbers typed without a calling code. */
  country?: string | undefined;
  autoComplete?: string;
}

/**
 * A phone number: a button for its country, and the number typed or pasted in any common format and
 * either script. The form holds a valid number as E.164, which the contract requires; an invalid
 * one stays for the schema to report. The numbering plans load when first needed.
 */
export function PhoneInput<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
  help,
  optional = false,
  disabled = false,
  country,
  autoComplete = 'off',
}: PhoneInputProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const phoneError = usePhoneError();
  const nameOf = useCountryName();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const { entry, dialing, announced, type, choose, focus, blur } = usePhoneEntry({
    value: field.value ?? '',
    onChange: field.onChange,
    onLeft: field.onBlur,
    country: country || home.country,
  });

  return (
    <FieldFrame
      label={label}
      help={help}
      optional={optional}
      error={phoneError(fieldState.error?.message, dialing?.example)}
    >
      {(ids) => (
        // Calling code and number are read from left to right in Arabic too.
        <Frame ref={setFrame} dir="ltr">
          <InputBox
            {...ids}
            name={name}
            type="tel"
            ref={field.ref}
            value={entry.text}
            onChange={({ target, nativeEvent }) => {
              const isTyped =
                nativeEvent instanceof InputEvent && nativeEvent.inputType !== 'insertFromPaste';
              type(target.value, !isTyped);
            }}
            onFocus={focus}
            onBlur={blur}
            disabled={disabled}
            autoComplete={autoComplete}
            placeholder={dialing?.example}
            maxLength={MAX_PHONE_TEXT}
            style={figures}
            startAdornment={
              <CountryPicker
                label={label}
                country={entry.country}
                callingCode={dialing?.callingCode}
                disabled={disabled}
                frame={frame}
                onChoose={(chosen) => {
                  document.getElementById(ids.id)?.focus();
                  choose(chosen);
                }}
              />
            }
          />
          <VisuallyHidden role="status">{announced !== null && nameOf(announced)}</VisuallyHidden>
        </Frame>
      )}
    </FieldFrame>
  );
}

import { IconButton } from '../controls/icon-button.tsx';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { EyeIcon, EyeOffIcon } from '../icons.tsx';
import type { FieldProps } from './field-props.ts';
import { TextInput } from './text-input.tsx';

interface PasswordInputProps<Values extends FieldValues, Output> extends FieldProps<
  Values,
  Output
> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows it. */
export function PasswordInput<Values extends FieldValues, Output = Values>(
  props: PasswordInputProps<Values, Output>,
) {
  const text = useText();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      ltr
      type={shown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          aria-label={text('ui.password.show')}
          aria-pressed={shown}
          onClick={() => {
            setShown(!shown);
          }}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}

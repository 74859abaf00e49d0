import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { PasswordInput } from '../../ui/forms/password-input.tsx';

interface NewPasswordInputsProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  /** Label of the first field. */
  label?: string;
}

/** A new password, typed twice: the fields `password` and `password_confirmation`. */
export function NewPasswordInputs<
  Values extends FieldValues & { password: string; password_confirmation: string },
  Output,
>({ control, label }: NewPasswordInputsProps<Values, Output>) {
  const text = useText();
  return (
    <>
      <PasswordInput
        control={control}
        name={'password' as FieldPath<Values>}
        label={label ?? text('auth.newPassword')}
        help={text('auth.newPassword.help')}
        autoComplete="new-password"
      />
      <PasswordInput
        control={control}
        name={'password_confirmation' as FieldPath<Values>}
        label={text('auth.newPassword.again')}
        autoComplete="new-password"
      />
    </>
  );
}

import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { FieldStates } from '../field-states.tsx';
import type { Piece } from '../piece.ts';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Password input', States };

function States() {
  const sample = useSample();
  return (
    <FieldStates
      label={sample('كلمة المرور', 'Password')}
      help={sample('ثمانية أحرف على الأقل', 'Eight characters at least')}
      empty=""
      filled="amber-lantern"
    >
      {(field) => <PasswordInput {...field} autoComplete="current-password" />}
    </FieldStates>
  );
}

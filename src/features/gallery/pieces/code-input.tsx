import { CodeInput } from '../../../ui/forms/code-input.tsx';
import { FieldStates } from '../field-states.tsx';
import type { Piece } from '../piece.ts';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'One-time code', States };

function States() {
  const sample = useSample();
  return (
    <FieldStates
      label={sample('رمز التحقق', 'Verification code')}
      help={sample('أرسلناه إلى هاتفك', 'We sent it to your phone')}
      empty=""
      filled="482913"
      wrong="48"
      fault='min_length {"minimum":6}'
    >
      {(field) => <CodeInput {...field} length={6} />}
    </FieldStates>
  );
}

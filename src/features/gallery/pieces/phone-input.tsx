import { useForm, useWatch } from 'react-hook-form';
import { PhoneInput } from '../../../ui/forms/phone-input.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Phone input', States };

/** An invalid number of each kind, and the form's message for it. */
const mistakes = [
  ['not_a_number', '05l2345678'],
  ['too_short', '051234567'],
  ['too_long', '05123456789'],
  ['invalid_country', '+999 51 234 5678'],
  ['invalid_phone', '0912345678'],
  ['required', ''],
] as const;

function States() {
  const sample = useSample();
  return (
    <>
      <State name="empty">
        <Example label={sample('رقم الهاتف', 'Phone')} />
      </State>
      <State name="filled, Saudi">
        <Example label={sample('هاتف المستلم', 'Receiver’s phone')} value="+966512345678" />
      </State>
      <State name="filled, of another country">
        <Example label={sample('هاتف المرسل', 'Sender’s phone')} value="+971501234567" />
      </State>
      <State name="filled, of no country">
        <Example label={sample('رقم مجاني', 'Freephone')} value="+80012345678" />
      </State>
      <State name="empty, of another country">
        <Example label={sample('هاتف في الكويت', 'Phone in Kuwait')} country="KW" />
      </State>
      <State name="optional, with help">
        <Example
          label={sample('رقم هاتف بديل', 'Backup phone')}
          help={sample('نتصل به إذا لم يُجب الأول.', 'We call it if the first does not answer.')}
          optional
        />
      </State>
      <State name="disabled">
        <Example label={sample('هاتف الحساب', 'Account’s phone')} value="+966512345678" disabled />
      </State>
      {mistakes.map(([code, value]) => (
        <State key={code} name={`error: ${code}`}>
          <Example label={sample('رقم خاطئ', 'Wrong number')} value={value} error={code} />
        </State>
      ))}
    </>
  );
}

interface ExampleProps {
  label: string;
  value?: string;
  error?: string;
  country?: string;
  help?: string;
  optional?: boolean;
  disabled?: boolean;
}

/** A field in its own form, with the form's value next to it for tests. */
function Example({ value = '', error, ...field }: ExampleProps) {
  const { control } = useForm({
    defaultValues: { phone: value },
    shouldFocusError: false,
    ...(error !== undefined && { errors: { phone: { type: 'check', message: error } } }),
  });
  const kept = useWatch({ control, name: 'phone' });
  return (
    <div data-value={kept}>
      <PhoneInput control={control} name="phone" {...field} />
    </div>
  );
}

import { TextInput } from '../../../ui/forms/text-input.tsx';
import { FieldStates } from '../field-states.tsx';
import type { Piece } from '../piece.ts';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Text input', States };

function States() {
  const sample = useSample();
  return (
    <>
      <FieldStates
        label={sample('اسم المستلم', 'Receiver name')}
        help={sample('كما في الهوية', 'As on the identity card')}
        empty=""
        filled={sample('عميل تجريبي', 'Sample customer')}
      >
        {(field) => <TextInput {...field} />}
      </FieldStates>
      <FieldStates
        label={sample('البريد الإلكتروني', 'Email')}
        help={sample('نرسل إليه رابط التتبع', 'The tracking link goes there')}
        empty=""
        filled="receiver@customer.example"
        wrong="receiver@"
        fault="email"
      >
        {(field) => <TextInput {...field} type="email" ltr />}
      </FieldStates>
    </>
  );
}

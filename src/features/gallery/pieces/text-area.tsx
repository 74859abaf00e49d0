import { TextInput } from '../../../ui/forms/text-input.tsx';
import { FieldStates } from '../field-states.tsx';
import type { Piece } from '../piece.ts';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Text area', States };

function States() {
  const sample = useSample();
  return (
    <FieldStates
      label={sample('ملاحظة', 'Note')}
      help={sample('تقرؤها شركة الشحن', 'The courier reads it')}
      empty=""
      filled={sample('يرجى الاتصال قبل التوصيل.', 'Please call before you deliver.')}
      wrong={sample('نص أطول من المسموح', 'A text that is too long')}
      fault='max_length {"maximum":500}'
    >
      {(field) => <TextInput {...field} rows={3} />}
    </FieldStates>
  );
}

import { ChoiceInput } from '../../../ui/forms/choice-input.tsx';
import { FieldStates } from '../field-states.tsx';
import type { Piece } from '../piece.ts';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Choice', States };

function States() {
  const sample = useSample();
  const options = [
    { value: 'pickup', label: sample('استلام من الباب', 'Pick-up at the door') },
    {
      value: 'drop_off',
      label: sample('تسليم في الفرع', 'Drop-off at a branch'),
      description: sample('أقرب فرع على بعد 2 كم', 'The nearest is 2 km away'),
    },
  ];
  return (
    <FieldStates
      label={sample('طريقة تسليم الطرد', 'Hand-over method')}
      help={sample('يحدد السعر', 'The price depends on it')}
      empty=""
      filled="pickup"
    >
      {(field) => <ChoiceInput {...field} options={options} />}
    </FieldStates>
  );
}

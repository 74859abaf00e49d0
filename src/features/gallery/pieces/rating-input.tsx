import { RatingInput } from '../../../ui/forms/rating-input.tsx';
import { FieldStates } from '../field-states.tsx';
import type { Piece } from '../piece.ts';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Rating, to be given', States };

function States() {
  const sample = useSample();
  return (
    <FieldStates<number | null>
      label={sample('تقييمك لشركة الشحن', 'How was the courier?')}
      help={sample('يراه العملاء الآخرون', 'Other customers see it')}
      empty={null}
      filled={4}
    >
      {(field) => <RatingInput {...field} />}
    </FieldStates>
  );
}

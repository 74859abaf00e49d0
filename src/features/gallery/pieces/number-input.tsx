import { NumberInput } from '../../../ui/forms/number-input.tsx';
import { FieldStates } from '../field-states.tsx';
import type { Piece } from '../piece.ts';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Number input', States };

function States() {
  const sample = useSample();
  return (
    <FieldStates<number | string | null>
      label={sample('عدد القطع', 'Pieces')}
      help={sample('تسافر معًا برقم تتبع واحد', 'They travel under one tracking number')}
      empty={null}
      filled={12}
      wrong="abc"
      fault="number"
    >
      {(field) => <NumberInput {...field} whole placeholder="1" />}
    </FieldStates>
  );
}

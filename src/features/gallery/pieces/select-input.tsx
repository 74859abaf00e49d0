import { SelectInput } from '../../../ui/forms/select-input.tsx';
import { FieldStates } from '../field-states.tsx';
import type { Piece } from '../piece.ts';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Select', States };

function States() {
  const sample = useSample();
  const options = [
    { value: 'box', label: sample('صندوق', 'Box') },
    { value: 'bag', label: sample('كيس', 'Bag') },
    { value: 'envelope', label: sample('ظرف', 'Envelope') },
  ];
  return (
    <FieldStates
      label={sample('التغليف', 'Packaging')}
      help={sample('كما يصل إلى شركة الشحن', 'As the courier gets it')}
      empty=""
      filled="bag"
    >
      {(field) => <SelectInput {...field} options={options} />}
    </FieldStates>
  );
}

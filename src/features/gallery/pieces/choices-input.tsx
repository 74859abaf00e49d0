import { ChoicesInput } from '../../../ui/forms/choices-input.tsx';
import { FieldStates } from '../field-states.tsx';
import type { Piece } from '../piece.ts';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Choices', States };

function States() {
  const sample = useSample();
  const options = [
    { value: 'social_media', label: sample('وسائل التواصل الاجتماعي', 'Social media') },
    { value: 'shop', label: sample('محل تجاري', 'A shop') },
    { value: 'phone_orders', label: sample('طلبات هاتفية', 'Orders by phone') },
  ];
  return (
    <FieldStates<string[]>
      label={sample('كيف تبيع؟', 'How do you sell?')}
      help={sample('اختر كل ما ينطبق', 'Choose all that apply')}
      empty={[]}
      filled={['social_media', 'phone_orders']}
    >
      {(field) => <ChoicesInput {...field} options={options} />}
    </FieldStates>
  );
}

import { ComboboxInput } from '../../../ui/forms/combobox-input.tsx';
import { FieldState, FieldStates } from '../field-states.tsx';
import type { Piece } from '../piece.ts';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Country picker', States };

const countries = [
  { value: 'SA', ar: 'السعودية', en: 'Saudi Arabia' },
  { value: 'AE', ar: 'الإمارات العربية المتحدة', en: 'United Arab Emirates' },
  { value: 'EG', ar: 'مصر', en: 'Egypt' },
  { value: 'JO', ar: 'الأردن', en: 'Jordan' },
] as const;

function States() {
  const sample = useSample();
  const options = countries.map(({ value, ar, en }) => ({
    value,
    label: sample(ar, en),
    keywords: `${ar} ${en}`,
  }));
  return (
    <>
      <FieldStates<string | null>
        label={sample('الدولة', 'Country')}
        help={sample('دولة المستلم', 'Where the receiver is')}
        empty={null}
        filled="SA"
        wrong="SA"
        fault="invalid_country"
      >
        {(field) => <ComboboxInput {...field} options={options} />}
      </FieldStates>
      <FieldState<string | null>
        name="while the list loads"
        label={sample('الدولة', 'Country')}
        value={null}
      >
        {(field) => <ComboboxInput {...field} options={[]} loading />}
      </FieldState>
    </>
  );
}

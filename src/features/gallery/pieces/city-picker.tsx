import { ComboboxInput } from '../../../ui/forms/combobox-input.tsx';
import { FieldStates } from '../field-states.tsx';
import type { Piece } from '../piece.ts';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'City picker', States };

const cities = [
  { value: 'riyadh', ar: 'الرياض', en: 'Riyadh' },
  { value: 'jeddah', ar: 'جدة', en: 'Jeddah' },
  { value: 'makkah', ar: 'مكة المكرمة', en: 'Makkah' },
  { value: 'abha', ar: 'أبها', en: 'Abha' },
  { value: 'ahsa', ar: 'الأحساء', en: 'Al-Ahsa' },
] as const;

function States() {
  const sample = useSample();
  const options = cities.map(({ value, ar, en }) => ({
    value,
    label: sample(ar, en),
    keywords: `${ar} ${en}`,
  }));
  return (
    <FieldStates<string | null>
      label={sample('المدينة', 'City')}
      help={sample('منطقة الرياض', 'Riyadh region')}
      empty={null}
      filled="riyadh"
    >
      {(field) => <ComboboxInput {...field} options={options} />}
    </FieldStates>
  );
}

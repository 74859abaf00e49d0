import { usePlaceNames } from '../../../../../shared/places/use-place-names.ts';
import { Ltr } from '../../../../../ui/text/ltr.tsx';
import { PhoneText } from '../../../../../ui/text/phone-text.tsx';
import type { PastedField } from './finding.ts';

/** Numbers and codes, which run from left to right. */
const codes: readonly PastedField[] = [
  'short_address',
  'building_no',
  'postal_code',
  'additional_number',
  'email',
];

/** A value that was read, as the form shows it. */
export function PastedValue({ field, value }: { field: PastedField; value: string }) {
  const { cityName } = usePlaceNames();
  if (field === 'city') return <bdi>{cityName(value)}</bdi>;
  if (field === 'phone') return <PhoneText value={value} />;
  return codes.includes(field) ? <Ltr>{value}</Ltr> : <bdi>{value}</bdi>;
}

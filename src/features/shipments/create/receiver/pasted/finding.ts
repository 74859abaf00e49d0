import { foldForSearch } from '../../../../../../common/search-text.ts';

/** The fields of a receiver that a message can fill. */
export const pastedFields = [
  'full_name',
  'phone',
  'city',
  'short_address',
  'street_name',
  'building_no',
  'district',
  'postal_code',
  'additional_number',
  'landmark',
  'email',
] as const;

export type PastedField = (typeof pastedFields)[number];

/** A value for a field, and how surely the message says it. */
export interface Finding {
  field: PastedField;
  value: string;
  /** Only the findings with the highest weight count. At 0 a person has to confirm it. */
  weight: number;
}

/** What is known of a field: its value, or the values among which a person chooses. */
export type Reading = { value: string } | { ask: string[] };

/** Everything that was read of a message; fields of which it says nothing are absent. */
export type PastedReceiver = Partial<Record<PastedField, Reading>>;

/** For each field the value that is said most surely, or all that are said equally. */
export function settle(findings: readonly Finding[]): PastedReceiver {
  const read: PastedReceiver = {};
  for (const field of pastedFields) {
    const all = findings.filter((each) => each.field === field);
    const highest = Math.max(...all.map(({ weight }) => weight));
    const values = distinct(all.filter(({ weight }) => weight === highest));
    const [value, ...others] = values;
    if (value === undefined) continue;
    read[field] = others.length === 0 && highest > 0 ? { value } : { ask: values };
  }
  return read;
}

/** Different values; one that is part of another, as a first name is of the full one, is the same. */
function distinct(findings: readonly Finding[]): string[] {
  const keys = new Map(findings.map(({ value }) => [` ${foldForSearch(value)} `, value]));
  return [...keys]
    .filter(([key]) => ![...keys.keys()].some((other) => other !== key && other.includes(key)))
    .map(([, value]) => value);
}

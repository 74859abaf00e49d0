import type { LocalizedText } from '../../../domain/rate-card.ts';
import { ENUM_NAMES } from '../../../reference/enum-names.ts';
import type { Locale } from '../../../reference/locale.ts';
import { CITIES } from '../../../reference/places/cities.ts';
import { REGIONS } from '../../../reference/places/regions.ts';
import { ENUM_FIELDS } from '../reading/enum-fields.ts';
import { type FieldOf, IMPORT_FIELDS, type ImportField } from '../reading/import-fields.ts';

const YES_NO = [
  { ar: 'نعم', en: 'Yes' },
  { ar: 'لا', en: 'No' },
];

/** The values to choose from in a column, as people read them; none if it has no list. */
export function allowedValues(field: ImportField, locale: Locale): string[] {
  return namesOf(field).map((name) => name[locale]);
}

function namesOf(field: ImportField): readonly LocalizedText[] {
  if (isEnumField(field)) return Object.values(ENUM_NAMES[ENUM_FIELDS[field]]);
  switch (IMPORT_FIELDS[field]) {
    case 'weekday':
      return Object.values(ENUM_NAMES.preferred_delivery_day);
    case 'city':
      return CITIES.map(({ name }) => name);
    case 'state':
      return REGIONS.map(({ name }) => name);
    case 'boolean':
      return YES_NO;
    default:
      return [];
  }
}

function isEnumField(field: ImportField): field is FieldOf<'enum'> {
  return IMPORT_FIELDS[field] === 'enum';
}

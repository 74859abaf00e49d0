import type { ImportField } from '../../../api/generated/model/import-field.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePlaceOptions } from '../../../shared/places/use-place-options.ts';
import { entryOf } from './fields.ts';

/**
 * The values of a field that has a closed set, as the text that a cell gets: their names in the
 * reader's language. Null for fields that are typed.
 */
export function useEntryOptions(): (field: ImportField) => readonly string[] | null {
  const text = useText();
  const { optionsOf } = useEnumNames();
  const { cityOptions, countryOptions } = usePlaceOptions();
  return (field) => {
    const entry = entryOf(field);
    switch (entry) {
      case 'text':
      case 'code':
        return null;
      case 'city':
        return cityOptions.map(({ label }) => label);
      case 'country':
        return countryOptions.map(({ label }) => label);
      case 'yes_no':
        return [text('shipments.import.yes'), text('shipments.import.no')];
      default:
        return optionsOf(entry).map(({ label }) => label);
    }
  };
}

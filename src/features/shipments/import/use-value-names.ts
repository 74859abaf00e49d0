import { useCallback } from 'react';
import type { ImportField } from '../../../api/generated/model/import-field.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { usePlaceOptions } from '../../../shared/places/use-place-options.ts';
import { entryOf } from './fields.ts';

/** The names of values that the server gives as codes, in the reader's language. */
export function useValueNames() {
  const { optionsOf } = useEnumNames();
  const { cityOptions, countryOptions } = usePlaceOptions();
  const namesOf = useCallback(
    (field: ImportField | undefined, values: readonly string[]): string[] => {
      if (field === undefined) return [...values];
      const entry = entryOf(field);
      const options =
        entry === 'city'
          ? cityOptions
          : entry === 'country'
            ? countryOptions
            : entry === 'text' || entry === 'code' || entry === 'yes_no'
              ? []
              : optionsOf(entry);
      // What is no code is shown as it is.
      return values.map((value) => options.find((each) => each.value === value)?.label ?? value);
    },
    [optionsOf, cityOptions, countryOptions],
  );
  return { namesOf };
}

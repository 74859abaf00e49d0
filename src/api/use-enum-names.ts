import { useCallback } from 'react';
import { useLocalized } from '../i18n/localized-text.ts';
import type { EnumName } from './generated/model/enum-name.ts';
import { useListEnums } from './generated/reference/reference.ts';

/** Shown until the names have loaded. */
const unnamed = '…';

export interface EnumNames {
  /** The value's name in the reader's language: `nameOf('status', shipment.status)`. */
  nameOf: (name: EnumName, value: string) => string;
  /** All values of one field with their names, in the contract's order; empty until loaded. */
  optionsOf: (name: EnumName) => { value: string; label: string }[];
}

/** Names of the contract's enum values. Loaded once per session. */
export function useEnumNames(): EnumNames {
  const localized = useLocalized();
  const { data } = useListEnums({ query: { staleTime: Infinity } });

  const optionsOf = useCallback(
    (name: EnumName) =>
      data?.data
        .find((set) => set.name === name)
        ?.values.map(({ value, name: words }) => ({ value, label: localized(words) })) ?? [],
    [data, localized],
  );
  const nameOf = useCallback(
    (name: EnumName, value: string) =>
      optionsOf(name).find((option) => option.value === value)?.label ?? unnamed,
    [optionsOf],
  );
  return { nameOf, optionsOf };
}

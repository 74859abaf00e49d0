import type { components } from '../../openapi/generated/types.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import type { ApiClient } from './client.ts';

type EnumName = components['schemas']['EnumName'];

export interface Names {
  /** The name of an enum value. */
  value: (set: EnumName, value: string) => string;
  city: (code: string) => string;
  country: (code: string) => string;
}

/** The backend's names of values and places, in one language. */
export async function namesIn(client: ApiClient, language: Locale): Promise<Names> {
  const enums = await client.GET('/website/enums');
  const countries = await client.GET('/website/countries');
  const cities = await client.GET('/website/cities');
  /** @throws if nothing of the list is what is wanted. */
  function nameOf<Item extends { name: Record<Locale, string> }>(
    what: string,
    items: readonly Item[] = [],
    isWanted: (item: Item) => boolean,
  ): string {
    const found = items.find(isWanted);
    if (!found) throw new Error(`The backend has no name for ${what}`);
    return found.name[language];
  }
  return {
    value(set, value) {
      const values = enums.data?.data.find(({ name }) => name === set)?.values;
      return nameOf(`${set} ${value}`, values, (each) => each.value === value);
    },
    country: (code) => nameOf(code, countries.data?.data, (each) => each.code === code),
    city: (code) => nameOf(code, cities.data?.data, (each) => each.code === code),
  };
}

import type { components } from '../../openapi/generated/types.ts';
import { localeOf, type Locale, type PseudoLocale } from '../../src/i18n/locale.ts';
import type { ApiClient } from './client.ts';

type EnumName = components['schemas']['EnumName'];

export interface Names {
  /** The name of an enum value. */
  value: (set: EnumName, value: string) => string;
  city: (code: string) => string;
  country: (code: string) => string;
}

/** The backend's names of values and places, in one language. */
export async function namesIn(client: ApiClient, choice: Locale | PseudoLocale): Promise<Names> {
  const language = localeOf(choice);
  const enums = await client.GET('/website/enums');
  const countries = await client.GET('/website/countries');
  const cities = await client.GET('/website/cities');
  return {
    value(set, value) {
      const values = enums.data?.data.find(({ name }) => name === set)?.values ?? [];
      return required(`${set} ${value}`, values.find((each) => each.value === value)?.name)[
        language
      ];
    },
    country(code) {
      const names = countries.data?.data.find((each) => each.code === code)?.name;
      return required(code, names)[language];
    },
    city(code) {
      return required(code, cities.data?.data.find((each) => each.code === code)?.name)[language];
    },
  };
}

function required<Value>(what: string, value: Value | undefined): Value {
  if (value === undefined) throw new Error(`The backend has no name for ${what}`);
  return value;
}

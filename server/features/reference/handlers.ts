import { ENUM_NAMES } from '../../reference/enum-names.ts';
import { CITIES } from '../../reference/places/cities.ts';
import { listCountries } from '../../reference/places/countries.ts';
import { REGIONS } from '../../reference/places/regions.ts';
import type { Handlers, OperationAnswer } from '../../http/operations.ts';

const cities = CITIES.flatMap(({ code, name, regionCode }) => {
  const region = REGIONS.find((candidate) => candidate.code === regionCode);
  return region ? [{ code, name, region }] : [];
});

const countries = listCountries().map(({ code, name, callingCode }) => ({
  code,
  name,
  calling_code: callingCode,
}));

const enums = Object.entries(ENUM_NAMES).map(([name, values]) => ({
  name: name as keyof typeof ENUM_NAMES,
  values: Object.entries(values).map(([value, text]) => ({ value, name: text })),
}));

const answers: {
  cities: OperationAnswer<'listCities'>;
  countries: OperationAnswer<'listCountries'>;
  enums: OperationAnswer<'listEnums'>;
} = {
  cities: { status: 200, body: { data: cities } },
  countries: { status: 200, body: { data: countries } },
  enums: { status: 200, body: { data: enums } },
};

export const referenceHandlers = {
  listCities: () => Promise.resolve(answers.cities),
  listCountries: () => Promise.resolve(answers.countries),
  listEnums: () => Promise.resolve(answers.enums),
} satisfies Pick<Handlers, 'listCities' | 'listCountries' | 'listEnums'>;

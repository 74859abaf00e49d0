import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { referenceHandlers } from './handlers.ts';

const { components } = JSON.parse(
  readFileSync(new URL('../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
) as { components: { examples: Record<string, { value: { data: object[] } }> } };
const exampleOf = (name: string) => components.examples[name]?.value;

it('lists names, cities and countries as the contract does', async () => {
  expect((await referenceHandlers.listEnums()).body).toEqual(exampleOf('Enums'));
  expect((await referenceHandlers.listCities()).body).toEqual(exampleOf('Cities'));
  // The contract's example has some of the countries.
  const { data } = (await referenceHandlers.listCountries()).body;
  expect(data.length).toBeGreaterThan(200);
  expect(data).toEqual(expect.arrayContaining(exampleOf('Countries')?.data ?? []));
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { referenceHandlers } from './handlers.ts';

const { components } = JSON.parse(
  readFileSync(new URL('../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
) as { components: { examples: Record<string, { value: { data: object[] } }> } };
const exampleOf = (name: string) => components.examples[name]?.value;

describe('reference lists', () => {
  it('name every value as the contract does', async () => {
    expect((await referenceHandlers.listEnums()).body).toEqual(exampleOf('Enums'));
  });

  it('list the cities as the contract does', async () => {
    expect((await referenceHandlers.listCities()).body).toEqual(exampleOf('Cities'));
  });

  it('list every country, including those in the contract', async () => {
    const { data } = (await referenceHandlers.listCountries()).body;
    expect(data.length).toBeGreaterThan(200);
    expect(data).toEqual(expect.arrayContaining(exampleOf('Countries')?.data ?? []));
  });
});

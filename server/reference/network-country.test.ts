import { expect, test } from 'vitest';
import { countryOf } from './network-country.ts';

test.each([
  ['212.138.64.1', 'SA'],
  ['::ffff:212.138.64.1', 'SA'],
  ['2a02:cb80::1', 'SA'],
  ['8.8.8.8', 'US'],
  ['127.0.0.1', undefined],
  ['10.0.0.1', undefined],
  ['::1', undefined],
  ['nowhere', undefined],
])('%s is in %s', (address, country) => {
  expect(countryOf(address)).toBe(country);
});

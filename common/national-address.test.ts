import { expect, it } from 'vitest';
import { isAddressField, normalizeAddressField } from './national-address.ts';

it.each([
  ['building_no', ['8228', '٨٢٢٨'], ['', '822', '82280', '82a8']],
  ['postal_code', ['12643', ' ۱۲۶۴۳ '], ['1264', '126433']],
  ['additional_number', ['0012'], ['12345']],
  [
    'short_address',
    ['RRRD2929', 'rrrd 2929', 'RRRD-٢٩٢٩', '\u200eRRRD2929\u200f'],
    ['RRR2929', 'RRRD292', 'RRRDD2929', '2929RRRD', 'رررد2929'],
  ],
] as const)('accepts %s in any form it is typed in: %j, and not %j', (field, good, bad) => {
  expect(good.filter((text) => !isAddressField(field, text))).toEqual([]);
  expect(bad.filter((text) => isAddressField(field, text))).toEqual([]);
});

it('stores one form of what can be typed in many', () => {
  expect(normalizeAddressField(' rrrd–٢٩ ٢٩ ')).toBe('RRRD2929');
});

import { describe, expect, it } from 'vitest';
import { isAddressField, normalizeAddressField } from './national-address.ts';

describe('isAddressField', () => {
  it.each([
    ['building_no', '8228'],
    ['building_no', '٨٢٢٨'],
    ['postal_code', '12643'],
    ['postal_code', ' ۱۲۶۴۳ '],
    ['additional_number', '0012'],
    ['short_address', 'RRRD2929'],
    ['short_address', 'rrrd 2929'],
    ['short_address', 'RRRD-٢٩٢٩'],
    ['short_address', '\u200eRRRD2929\u200f'],
  ] as const)('accepts %s %j', (field, text) => {
    expect(isAddressField(field, text)).toBe(true);
  });

  it.each([
    ['building_no', ''],
    ['building_no', '822'],
    ['building_no', '82280'],
    ['building_no', '82a8'],
    ['postal_code', '1264'],
    ['postal_code', '126433'],
    ['additional_number', '12345'],
    ['short_address', 'RRR2929'],
    ['short_address', 'RRRD292'],
    ['short_address', 'RRRDD2929'],
    ['short_address', '2929RRRD'],
    ['short_address', 'رررد2929'],
  ] as const)('refuses %s %j', (field, text) => {
    expect(isAddressField(field, text)).toBe(false);
  });
});

describe('normalizeAddressField', () => {
  it('stores one form of what can be typed in many', () => {
    expect(normalizeAddressField(' rrrd–٢٩ ٢٩ ')).toBe('RRRD2929');
  });
});

import { expect, test } from 'vitest';
import { readChoice, withChoice, type PriceChoice } from './choice-address.ts';

const choice: PriceChoice = { quoteId: 'qte_1', courierId: 'crr_1', serviceType: 'express' };

test('a choice is read back from the address, and other parameters stay', () => {
  const params = withChoice(new URLSearchParams('from=riyadh'), choice);
  expect(params.toString()).toBe('from=riyadh&quote=qte_1&courier=crr_1&service=express');
  expect(readChoice(params)).toEqual(choice);
  expect(withChoice(params, null).toString()).toBe('from=riyadh');
});

test.each([
  '',
  'quote=q&courier=c',
  'quote=q&courier=c&service=rocket',
  'courier=c&service=express',
])('an incomplete choice is ignored: %s', (search) => {
  expect(readChoice(new URLSearchParams(search))).toBeNull();
});

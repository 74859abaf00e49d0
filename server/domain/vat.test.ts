import { expect, it } from 'vitest';
import { vatOn, withoutVat } from './vat.ts';

it.each([0, 1_500])('splits a price with VAT of %i basis points', (basisPoints) => {
  for (let subtotal = 1; subtotal <= 20_000; subtotal += 1) {
    const vat = vatOn(subtotal, basisPoints);
    expect(withoutVat(subtotal + vat, basisPoints)).toEqual({ subtotal, vat });
  }
});

it('refuses a price that no amount has', () => {
  // The VAT of 3 halalas rounds to zero, that of 4 does not.
  expect(() => withoutVat(4, 1_500)).toThrow(RangeError);
});

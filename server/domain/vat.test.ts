import { expect, it } from 'vitest';
import { vatOn, withoutVat } from './vat.ts';

it.each([0, 1_500])('takes a price with VAT of %i basis points apart again', (basisPoints) => {
  for (let subtotal = 1; subtotal <= 20_000; subtotal += 1) {
    const vat = vatOn(subtotal, basisPoints);
    expect(withoutVat(subtotal + vat, basisPoints)).toEqual({ subtotal, vat });
  }
});

it('refuses a price that no amount has', () => {
  // 3 halalas have no VAT to speak of, 4 have one.
  expect(() => withoutVat(4, 1_500)).toThrow(RangeError);
});

import fc from 'fast-check';
import type { IssuedDocument, Seller } from '../../domain/issued-document.ts';
import { LONGEST_VALUE } from '../../domain/e-invoice/qr-content.ts';
import { INVOICES, SELLER } from './invoices.ts';

const LETTERS = 'أبتثجحخدذرزسشصضطظعغفقكلمنهوي ءئؤآ-().&<>"\'ABCdef0123٤٥٦é';

/** As long as a name may be in bytes, and often just that long. */
const name = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 127, size: 'max' })
  .map((letters) => {
    let text = '';
    for (const letter of letters) {
      if (Buffer.byteLength(text + letter) <= LONGEST_VALUE) text += letter;
    }
    return text;
  });

const seller: fc.Arbitrary<Seller> = fc.record({
  name: fc.record({ ar: name, en: name }),
  vat_number: fc.stringMatching(/^3[0-9]{13}3$/),
  registration_number: fc.constant(SELLER.registration_number),
  address: fc.constant(SELLER.address),
});

const halalas = fc.oneof(
  fc.integer({ min: 1, max: 500_000 }),
  fc.integer({ min: 1, max: 8_000_000_000_000 }),
);

/** A document of any sort, with any seller and amounts. */
export const anyInvoice: fc.Arbitrary<IssuedDocument> = fc
  .record({
    sort: fc.constantFrom(...Object.values<IssuedDocument>(INVOICES)),
    seller,
    subtotal: halalas,
    share: fc.constantFrom(0, 0.15),
    issuedAt: fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2036-12-31T23:59:59Z'),
      noInvalidDate: true,
    }),
  })
  .map(({ sort, subtotal, share, ...given }) => {
    const vat = Math.round(subtotal * share);
    return { ...sort, ...given, subtotal, vat, total: subtotal + vat };
  });

/**
 * Whether a text is a product's barcode (GTIN-13, as EAN and the Saudi 628 have it): 13 digits, the
 * last of which is right.
 */
export function isBarcode(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = [...text].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}

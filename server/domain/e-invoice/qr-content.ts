import { toDecimal } from '../../../common/money.ts';
import type { IssuedDocument } from '../issued-document.ts';

/**
 * Longest value in bytes. Readers disagree about longer ones: some take the length byte as a number
 * up to 255, others as the first byte of a BER length. Up to here both read the same.
 */
export const LONGEST_VALUE = 127;

/**
 * The content of the QR code of phase 1 of Saudi e-invoicing: base64 of five fields, each with its
 * tag, the number of its bytes in UTF-8, and its value.
 *
 * @throws RangeError for a seller's name of more than {@link LONGEST_VALUE} bytes.
 */
export function qrContent(
  document: Pick<IssuedDocument, 'seller' | 'issuedAt' | 'total' | 'vat'>,
): string {
  const { seller, issuedAt, total, vat } = document;
  return Buffer.concat([
    field(1, seller.name.ar),
    field(2, seller.vat_number),
    field(3, withoutMilliseconds(issuedAt)),
    field(4, riyals(total)),
    field(5, riyals(vat)),
  ]).toString('base64');
}

function field(tag: number, value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8');
  if (bytes.length > LONGEST_VALUE) {
    throw new RangeError(`field ${tag} has ${bytes.length} bytes, more than ${LONGEST_VALUE}`);
  }
  return Buffer.concat([Buffer.of(tag, bytes.length), bytes]);
}

/** `2026-11-21T09:20:00Z` */
function withoutMilliseconds(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`;
}

function riyals(amount: number): string {
  return toDecimal({ amount, currency: 'SAR' });
}

import type { IssuedDocument } from '../domain/issued-document.ts';
import { INVOICE_WORDS } from './invoice-words.ts';
import { typeset } from './typesetter.ts';

/**
 * A tax document as a PDF of one A4 page, in Arabic with English beside it.
 *
 * @throws ThreadError if it could not be made, which does not affect the next one.
 */
export function renderInvoice(document: IssuedDocument): Promise<Uint8Array> {
  return typeset({ kind: 'invoice', document });
}

/** Files joined at a time; one step takes well under a second. */
const CHUNK = 25;

/**
 * Documents of a month in one file, page by page as they are.
 *
 * @param month `YYYY-MM`.
 * @throws ThreadError if it could not be made.
 */
export async function joinInvoices(
  files: readonly Uint8Array[],
  month: string,
): Promise<Uint8Array> {
  const joined = {
    kind: 'joined',
    title: `${INVOICE_WORDS.month} ${month}`,
    language: 'ar',
  } as const;
  const parts: Uint8Array[] = [];
  for (let start = 0; start < files.length; start += CHUNK) {
    parts.push(await typeset({ ...joined, parts: files.slice(start, start + CHUNK) }));
  }
  const [only] = parts;
  return only && parts.length === 1 ? only : typeset({ ...joined, parts });
}

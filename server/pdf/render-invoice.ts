import type { IssuedDocument } from '../domain/issued-document.ts';
import { typeset } from './typesetter.ts';

/**
 * A tax document as a PDF of one A4 page, in Arabic with English beside it.
 *
 * @throws ThreadError if it could not be made, which does not affect the next one.
 */
export function renderInvoice(document: IssuedDocument): Promise<Uint8Array> {
  return typeset({ kind: 'invoice', document });
}

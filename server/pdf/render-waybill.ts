import type { DocumentLanguage, LabelContent } from './label-content.ts';
import { typeset } from './typesetter.ts';

/**
 * The waybill of one shipment: a PDF of one A4 page with everything on the label, the goods in
 * full, and places to sign.
 *
 * @throws ThreadError if it could not be made, which does not affect the next one.
 */
export function renderWaybill(
  content: LabelContent,
  { language }: { language: DocumentLanguage },
): Promise<Uint8Array> {
  return typeset({ kind: 'waybill', contents: [content], language });
}

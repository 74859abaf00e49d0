import type { DocumentLanguage, LabelContent } from './label-content.ts';
import { typeset } from './typesetter.ts';

/**
 * The waybill of one shipment: a PDF of one A4 page with everything that the label says, the goods
 * in full, and places to sign.
 *
 * @throws TypesettingError when it could not be made, after which the next one is tried afresh.
 */
export function renderWaybill(
  content: LabelContent,
  { language }: { language: DocumentLanguage },
): Promise<Uint8Array> {
  return typeset({ kind: 'waybill', contents: [content], language });
}

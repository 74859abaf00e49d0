import type { ReportContent } from './report-content.ts';
import { typeset } from './typesetter.ts';

/**
 * A report as a PDF on A4.
 *
 * @throws ThreadError if it could not be made, which does not affect the next one.
 */
export function renderReport(content: ReportContent): Promise<Uint8Array> {
  return typeset({ kind: 'report', content });
}

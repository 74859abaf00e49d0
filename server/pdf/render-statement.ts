import type { StatementContent } from './statement-content.ts';
import { typeset } from './typesetter.ts';

/**
 * A monthly statement as a PDF on A4, in Arabic with English beside it.
 *
 * @throws ThreadError if it could not be made, which does not affect the next one.
 */
export function renderStatement(content: StatementContent): Promise<Uint8Array> {
  return typeset({ kind: 'statement', content });
}

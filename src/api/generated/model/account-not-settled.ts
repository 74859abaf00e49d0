/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AccountNotSettledCode } from './account-not-settled-code.ts';
import type { OpenItem } from './open-item.ts';
import type { Paragraph } from './paragraph.ts';

/**
 * A problem that lists everything to settle before the account can be closed.
 */
export interface AccountNotSettled {
  /**
     * @maxLength 80
     * @pattern ^urn:mizan:problem:[a-z_]+$
     */
  type: string;
  title: Paragraph;
  /**
     * @minimum 409
     * @maximum 409
     */
  status: number;
  code: AccountNotSettledCode;
  detail?: Paragraph;
  /**
     * @minItems 1
     * @maxItems 9
     */
  open: OpenItem[];
}

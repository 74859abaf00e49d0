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
     * Kind of problem: `urn:mizan:problem:` followed by the code.
     * @maxLength 80
     * @pattern ^urn:mizan:problem:[a-z_]+$
     */
  type: string;
  /** Short summary of the problem, in the language of the request. */
  title: Paragraph;
  /**
     * The HTTP status of the response, always 409.
     * @minimum 409
     * @maximum 409
     */
  status: number;
  /** Always `account_not_settled`. */
  code: AccountNotSettledCode;
  /** What the caller can do about it, in the language of the request. */
  detail?: Paragraph;
  /**
     * Everything that has to be settled.
     * @minItems 1
     * @maxItems 9
     */
  open: OpenItem[];
}

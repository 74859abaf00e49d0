/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { FieldError } from './field-error.ts';
import type { Paragraph } from './paragraph.ts';
import type { PlanLimitReached } from './plan-limit-reached.ts';
import type { ProblemCode } from './problem-code.ts';

/**
 * A problem in the format of RFC 9457.
 */
export interface Problem {
  /**
     * The kind of problem: `urn:mizan:problem:` followed by the code.
     * @maxLength 80
     * @pattern ^urn:mizan:problem:[a-z_]+$
     */
  type: string;
  /** Short summary of the problem, in the language of the request. */
  title: Paragraph;
  /**
     * The HTTP status of the response.
     * @minimum 400
     * @maximum 599
     */
  status: number;
  code: ProblemCode;
  /** What the caller can do about it, in the language of the request. Absent if there is nothing to add. */
  detail?: Paragraph;
  /**
     * The fields and parameters that are wrong; absent unless the problem is about fields.
     * @maxItems 100
     */
  errors?: FieldError[];
  /** The limit that the request would exceed; present with `plan_limit_reached` only. */
  plan_limit?: PlanLimitReached;
}

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { FieldError } from './field-error.ts';
import type { Paragraph } from './paragraph.ts';
import type { PlanLimitReached } from './plan-limit-reached.ts';
import type { ProblemCode } from './problem-code.ts';

/**
 * An RFC 9457 problem.
 */
export interface Problem {
  /**
     * The kind of problem: `urn:mizan:problem:` followed by the code.
     * @maxLength 80
     * @pattern ^urn:mizan:problem:[a-z_]+$
     */
  type: string;
  title: Paragraph;
  /**
     * @minimum 400
     * @maximum 599
     */
  status: number;
  code: ProblemCode;
  /** What to do about it, in the language of the request. */
  detail?: Paragraph;
  /** @maxItems 100 */
  errors?: FieldError[];
  /** Present with `plan_limit_reached`. */
  plan_limit?: PlanLimitReached;
}

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Paragraph } from './paragraph.ts';
import type { PlanChangePreview } from './plan-change-preview.ts';
import type { PlanConflictCode } from './plan-conflict-code.ts';
import type { PositiveMoney } from './positive-money.ts';

/**
 * Why the plan was not changed. Nothing was changed or charged. `insufficient_balance` and `balance_below_zero` state how much is missing; `plan_price_changed` comes with a new preview.
 */
export interface PlanConflict {
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
  /** Machine-readable code of the problem. */
  code: PlanConflictCode;
  /** What the caller can do about it, in the language of the request. */
  detail?: Paragraph;
  /** Amount missing from the balance, including any debt. Present with `insufficient_balance` and `balance_below_zero`. */
  shortfall?: PositiveMoney;
  /** A new preview; present with `plan_price_changed`. */
  preview?: PlanChangePreview;
}

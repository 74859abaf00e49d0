/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Paragraph } from './paragraph.ts';
import type { PlanChangePreview } from './plan-change-preview.ts';
import type { PlanConflictCode } from './plan-conflict-code.ts';
import type { PositiveMoney } from './positive-money.ts';

/**
 * A problem with a change of plan; nothing was changed or charged. `insufficient_balance` and `balance_below_zero` state how much is missing; `plan_price_changed` comes with what the change does and costs now.
 */
export interface PlanConflict {
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
  code: PlanConflictCode;
  detail?: Paragraph;
  /** Amount missing from the balance, including a debt if it is below zero. */
  shortfall?: PositiveMoney;
  preview?: PlanChangePreview;
}

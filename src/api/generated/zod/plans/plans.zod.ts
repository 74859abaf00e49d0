/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  PlanChange,
  PlanChoice
} from '../mizan-api.schemas.zod.ts';


/**
 * Subscribes to a plan, changes it, or cancels it (`basic`). A higher tier, or a longer period of the same tier, is charged to the balance and starts today, with a credit note for the unused days of the paid period. Any other change takes effect when the paid period ends, and replaces one scheduled earlier. During the days of grace, choosing the unpaid plan pays it from the end of the last period; any other plan starts today, and a change to `basic` takes effect immediately.
 * @summary Change the plan
 */
export const ChangePlanBody = PlanChange

/**
 * Returns what a change would do and cost today, exact to the halala. The documents that `changePlan` issues on the same day have the same amounts.
 * @summary Preview a change of plan
 */
export const PreviewPlanChangeBody = PlanChoice


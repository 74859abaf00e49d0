/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A product is paused because it is beyond the limit of the plan. Nothing was changed.
 */
export type ProductPausedResponse = Problem;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A product is paused because it is beyond the plan's limit. Nothing was changed.
 */
export type ProductPausedResponse = Problem;

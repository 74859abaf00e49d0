/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A cancelled shipment has no label.
 */
export type NoLabelResponse = Problem;

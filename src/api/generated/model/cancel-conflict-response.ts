/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The shipment can no longer be cancelled.
 */
export type CancelConflictResponse = Problem;

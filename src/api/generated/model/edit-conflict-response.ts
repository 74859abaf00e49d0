/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The shipment was edited elsewhere since it was read, or can no longer be edited.
 */
export type EditConflictResponse = Problem;

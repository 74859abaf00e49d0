/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The address is already known, or it is too late to complete it.
 */
export type OrderAddressConflictResponse = Problem;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * There is a balance, or a shipment or a payment under way.
 */
export type AccountInUseResponse = Problem;

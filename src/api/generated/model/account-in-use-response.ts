/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * There is a balance, or a shipment or payment in progress.
 */
export type AccountInUseResponse = Problem;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The batch is not being booked.
 */
export type ImportNotBookingResponse = Problem;

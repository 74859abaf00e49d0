/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The body is larger than 1 MiB.
 */
export type DeliveryTooLargeResponse = Problem;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The delivery does not prove that it comes from the store.
 */
export type ForgedDeliveryResponse = Problem;

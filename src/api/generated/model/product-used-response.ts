/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A shipment has this product; it can be archived.
 */
export type ProductUsedResponse = Problem;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A shipment names this product. It can be archived instead.
 */
export type ProductUsedResponse = Problem;

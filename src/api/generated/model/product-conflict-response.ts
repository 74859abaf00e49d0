/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Another product has this SKU, or the account has as many products as its plan allows.
 */
export type ProductConflictResponse = Problem;

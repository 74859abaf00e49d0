/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Only company accounts can use this operation.
 */
export type CompanyAccountRequiredResponse = Problem;

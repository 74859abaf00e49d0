/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * This is for company accounts.
 */
export type CompanyAccountRequiredResponse = Problem;

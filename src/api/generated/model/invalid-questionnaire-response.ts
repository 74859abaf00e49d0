/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * An answer is missing, invalid or in conflict with the others; `errors` lists each.
 */
export type InvalidQuestionnaireResponse = Problem;

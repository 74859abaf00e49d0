/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * An answer is missing, conflicts with the others or is invalid; each is listed.
 */
export type InvalidQuestionnaireResponse = Problem;

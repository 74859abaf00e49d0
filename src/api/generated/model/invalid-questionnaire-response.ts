/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * An answer is missing, does not go with the others or is against its form; each is named.
 */
export type InvalidQuestionnaireResponse = Problem;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The account already has ten API keys.
 */
export type TooManyApiKeysResponse = Problem;

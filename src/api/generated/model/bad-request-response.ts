/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The request could not be read: malformed JSON, a wrong content type or a parameter out of bounds.
 */
export type BadRequestResponse = Problem;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The request could not be read: malformed JSON, a wrong or missing content type, or a query parameter or header that is missing or out of bounds. A malformed identifier in the path is 404.
 */
export type BadRequestResponse = Problem;

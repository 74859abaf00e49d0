/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The request could not be read: malformed JSON, a wrong content type or none, or a query parameter or header that is missing or out of bounds. An identifier in the path that cannot be one is 404.
 */
export type BadRequestResponse = Problem;

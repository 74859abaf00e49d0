/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * This account has no such resource, or the identifier is malformed.
 */
export type NotFoundResponse = Problem;

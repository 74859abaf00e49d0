/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The token or key of the operation is missing, wrong, expired or revoked.
 */
export type UnauthorizedResponse = Problem;

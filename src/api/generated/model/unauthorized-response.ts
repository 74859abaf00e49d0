/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The token is missing, expired or revoked.
 */
export type UnauthorizedResponse = Problem;

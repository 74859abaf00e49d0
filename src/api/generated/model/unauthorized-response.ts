/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The operation's token or key is missing, wrong, expired or revoked.
 */
export type UnauthorizedResponse = Problem;

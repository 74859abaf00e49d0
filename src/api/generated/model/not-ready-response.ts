/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The server cannot serve requests yet, or can no longer serve them.
 */
export type NotReadyResponse = Problem;

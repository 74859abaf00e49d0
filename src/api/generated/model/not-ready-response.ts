/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The server cannot serve yet or any more.
 */
export type NotReadyResponse = Problem;

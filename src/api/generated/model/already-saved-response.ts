/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Another one is saved so already.
 */
export type AlreadySavedResponse = Problem;

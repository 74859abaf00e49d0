/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Too many requests, or too many codes by text message for this number, registration, account, country or day.
 */
export type TooManyCodesResponse = Problem;

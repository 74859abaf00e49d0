/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Another account has already verified the e-mail or phone.
 */
export type AlreadyRegisteredResponse = Problem;

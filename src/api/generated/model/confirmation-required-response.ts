/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The session was confirmed more than ten minutes ago. Confirm it with `confirmByPassword` or `confirmByCode`, then repeat the request.
 */
export type ConfirmationRequiredResponse = Problem;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The account is not a company, or the session was confirmed more than ten minutes ago: confirm it with `confirmByPassword` or `confirmByCode`, then repeat the request.
 */
export type CompanyAndConfirmedResponse = Problem;

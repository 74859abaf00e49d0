/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The endpoint is paused or disabled.
 */
export type EndpointNotActiveResponse = Problem;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The account has as many webhook endpoints as its plan allows.
 */
export type WebhookEndpointLimitResponse = Problem;

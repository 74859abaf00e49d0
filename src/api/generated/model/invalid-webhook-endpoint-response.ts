/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Webhooks cannot be sent to this address, or another field is invalid; `errors` lists each.
 */
export type InvalidWebhookEndpointResponse = Problem;

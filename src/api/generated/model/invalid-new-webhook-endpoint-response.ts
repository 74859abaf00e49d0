/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Webhooks cannot be sent to this address, another field is invalid, or the idempotency key was used for a different request.
 */
export type InvalidNewWebhookEndpointResponse = Problem;

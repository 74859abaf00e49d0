/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Webhooks cannot be sent to this address, or a field violates its schema.
 */
export type InvalidWebhookEndpointResponse = Problem;

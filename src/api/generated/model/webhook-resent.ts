/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How many webhooks are sent again.
 */
export interface WebhookResent {
  /**
     * Number of webhooks that are sent again.
     * @minimum 0
     * @maximum 2147483647
     */
  count: number;
}

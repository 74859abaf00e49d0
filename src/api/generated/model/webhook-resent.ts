/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export interface WebhookResent {
  /**
     * How many webhooks are being sent again.
     * @minimum 0
     * @maximum 2147483647
     */
  count: number;
}

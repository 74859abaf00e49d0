/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type ReceiveZidDeliveryParams = {
/**
 * The event, which the address given to Zid names, because Zid's bodies do not.
 * @maxLength 100
 * @pattern ^[a-z0-9._-]+$
 */
event?: string;
};

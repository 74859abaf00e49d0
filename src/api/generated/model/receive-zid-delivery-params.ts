/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type ReceiveZidDeliveryParams = {
/**
 * The event. The address given to Zid contains it, because Zid's bodies do not name it.
 * @maxLength 100
 * @pattern ^[a-z0-9._-]+$
 */
event?: string;
};

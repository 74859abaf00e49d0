/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a device from which the account has signed in before. It gives no access; it only keeps wrong passwords entered elsewhere from delaying this device.
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9._~+/-]+=*$
 */
export type DeviceToken = string;

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Where webhooks are sent: HTTPS, on port 443 or 8443, to a host on the public internet, without user name, password or fragment. In demo mode, HTTP and any host and port are allowed as well.
 * @maxLength 500
 * @pattern ^https?://[!-~]+$
 */
export type WebhookUrl = string;

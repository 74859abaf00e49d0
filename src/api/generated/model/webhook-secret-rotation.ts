/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { WebhookSecretRotationGraceHours } from './webhook-secret-rotation-grace-hours.ts';

/**
 * How long the current secret also signs.
 */
export interface WebhookSecretRotation {
  /**
     * Hours for which webhooks are also signed with the current secret: `0`, `1`, `24` or `72`.
     * @minimum 0
     * @maximum 72
     */
  grace_hours: WebhookSecretRotationGraceHours;
}

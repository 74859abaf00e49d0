/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { WebhookSecretRotationGraceHours } from './webhook-secret-rotation-grace-hours.ts';

export interface WebhookSecretRotation {
  /**
     * Hours for which webhooks are signed with the present secret as well.
     * @minimum 0
     * @maximum 72
     */
  grace_hours: WebhookSecretRotationGraceHours;
}

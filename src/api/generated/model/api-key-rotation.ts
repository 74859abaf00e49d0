/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ApiKeyRotationGraceHours } from './api-key-rotation-grace-hours.ts';

export interface ApiKeyRotation {
  /**
     * Hours that the secret of now stays valid.
     * @minimum 0
     * @maximum 72
     */
  grace_hours: ApiKeyRotationGraceHours;
}

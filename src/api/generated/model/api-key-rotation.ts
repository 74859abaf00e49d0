/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ApiKeyRotationGraceHours } from './api-key-rotation-grace-hours.ts';

export interface ApiKeyRotation {
  /**
     * Hours for which the current secret stays valid.
     * @minimum 0
     * @maximum 72
     */
  grace_hours: ApiKeyRotationGraceHours;
}

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ApiKeyRotationGraceHours } from './api-key-rotation-grace-hours.ts';

/**
 * How long the current secret stays valid.
 */
export interface ApiKeyRotation {
  /**
     * Hours for which the current secret stays valid: `0`, `1`, `24` or `72`.
     * @minimum 0
     * @maximum 72
     */
  grace_hours: ApiKeyRotationGraceHours;
}

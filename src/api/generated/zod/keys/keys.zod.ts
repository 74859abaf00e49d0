/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  ApiKeyCreate,
  ApiKeyRotation
} from '../mizan-api.schemas.zod.ts';


/**
 * Returns the secret, once only, except to a repeat with the same `Idempotency-Key`. The owner is notified. The account's plan limits the number of keys, and separately the number of test keys.
 * @summary Create an API key
 */
export const CreateApiKeyBody = ApiKeyCreate

/**
 * Returns the new secret, once only. The previous secret stays valid for `grace_hours`; with 0 it becomes invalid immediately. Only one earlier secret can be valid at a time; any secret before it becomes invalid. The owner is notified.
 * @summary Rotate an API key's secret
 */
export const RotateApiKeyBody = ApiKeyRotation


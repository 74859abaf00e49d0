/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  ApiKeyCreate,
  ApiKeyRotation
} from '../mizan-api.schemas.zod.ts';


/**
 * Returns the secret, once only. The account is notified by a message. The account's plan limits the number of keys, and that of test keys in the same way.
 * @summary Create an API key
 */
export const CreateApiKeyBody = ApiKeyCreate

/**
 * Returns the new secret, once only. The previous secret stays valid for `grace_hours`; with 0 it becomes invalid immediately. At most one secret is valid besides the new one: any secret from an earlier rotation becomes invalid. The account is notified by a message.
 * @summary Rotate an API key's secret
 */
export const RotateApiKeyBody = ApiKeyRotation


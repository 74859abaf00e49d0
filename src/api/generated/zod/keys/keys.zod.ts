/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  ApiKeyCreate,
  ApiKeyRotation
} from '../mizan-api.schemas.zod.ts';


/**
 * Answers with the secret, this once. The account is told by a message. An account has at most ten keys.
 * @summary Make an API key
 */
export const CreateApiKeyBody = ApiKeyCreate

/**
 * Answers with the new secret, this once. The one before stays valid for `grace_hours`; with 0 it is dead at once. One secret besides the new one lives at most: whatever was left from an earlier rotation is dead. The account is told by a message.
 * @summary Give an API key a new secret
 */
export const RotateApiKeyBody = ApiKeyRotation


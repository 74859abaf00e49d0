import type { components } from '../../../openapi/generated/types.ts';
import { isKeyPaused, type PausedKeys } from './paused-keys.ts';
import { isTestKey } from './is-test-key.ts';
import type { ApiKey } from './store.ts';

/**
 * A key as its owner sees it. Of the secret, only the end of the current one is shown.
 *
 * @param paused the first key of each kind that is paused.
 */
export function toApiKey(
  key: ApiKey,
  now: Date,
  paused: PausedKeys,
): components['schemas']['ApiKey'] {
  const { rotated_at, last_used_at, previous_until } = key;
  return {
    client_key: key.client_key,
    name: key.name,
    scopes: key.scopes,
    is_test: isTestKey(key.client_key),
    secret_last_four: key.secret_last_four,
    created_at: key.created_at.toISOString(),
    ...(rotated_at && { rotated_at: rotated_at.toISOString() }),
    ...(last_used_at && { last_used_at: last_used_at.toISOString() }),
    ...(previous_until &&
      previous_until > now && { previous_secret_until: previous_until.toISOString() }),
    is_paused: isKeyPaused(key.client_key, paused),
  };
}

import type { components } from '../../../openapi/generated/types.ts';
import { withoutNulls } from '../../http/without-nulls.ts';
import { isTestKey } from '../api-keys/is-test-key.ts';
import type { ApiRequestRow } from './store.ts';

type Schemas = components['schemas'];

/** An entry as the account's owner sees it. */
export function toApiRequest(row: ApiRequestRow): Schemas['ApiRequest'] {
  return {
    id: row.id,
    at: row.at.toISOString(),
    method: row.method as Schemas['ApiRequestMethod'],
    path: row.path,
    status: row.status,
    duration_ms: row.duration_ms,
    request_id: row.request_id,
    ...withoutNulls({ code: row.code }),
    client_key: row.client_key,
    key_name: row.key_name,
    is_test: isTestKey(row.client_key),
  };
}

/** How a request with that status ended. */
export function outcomeOf(status: number): Schemas['ApiRequestOutcome'] {
  if (status < 400) return 'succeeded';
  return status < 500 ? 'refused' : 'failed';
}

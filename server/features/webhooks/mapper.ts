import type { components } from '../../../openapi/generated/types.ts';
import { isTestAccount } from '../../domain/test-account.ts';
import { withoutNulls } from '../../http/without-nulls.ts';
import type { Endpoint } from './endpoints-store.ts';
import type { WebhookAttempt, WebhookMessage } from './messages-store.ts';

type Schemas = components['schemas'];

export function toEndpoint(row: Endpoint, now: Date): Schemas['WebhookEndpoint'] {
  const { id, url, description, events, state, failing_since, previous_until, created_at } = row;
  return {
    ...{ id, url, events, state, is_test: isTestAccount(row.account_id) },
    ...withoutNulls({ description }),
    ...(failing_since && { failing_since: failing_since.toISOString() }),
    ...(previous_until &&
      previous_until > now && { previous_secret_until: previous_until.toISOString() }),
    created_at: created_at.toISOString(),
  };
}

export function toMessage(row: WebhookMessage): Schemas['WebhookMessage'] {
  const { id, event, state, attempts, due_at, created_at } = row;
  return {
    ...{ id, event, state, attempts },
    ...(due_at && { next_attempt_at: due_at.toISOString() }),
    created_at: created_at.toISOString(),
  };
}

export function toAttempt(row: WebhookAttempt): Schemas['WebhookAttempt'] {
  const { at, outcome, status, answer, milliseconds } = row;
  return {
    ...{ at: at.toISOString(), outcome, duration_ms: milliseconds },
    ...withoutNulls({ status, answer }),
  };
}

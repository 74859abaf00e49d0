import type { ColumnType, Generated } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed, FixedTime } from '../../db/columns.ts';

type Wire = components['schemas'];

declare module '../../db/tables.ts' {
  interface Tables {
    webhook_endpoints: WebhookEndpointsTable;
    webhook_messages: WebhookMessagesTable;
    webhook_attempts: WebhookAttemptsTable;
  }
}

export interface WebhookEndpointsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  url: string;
  description: string | null;
  events: Wire['WebhookEventType'][];
  state: Generated<Wire['WebhookState']>;
  /** Sealed, see db/sealed.ts. */
  secret: ColumnType<Buffer, Uint8Array, Uint8Array>;
  previous_secret: ColumnType<Buffer | null, undefined, Uint8Array | null>;
  previous_until: Date | null;
  failing_since: Date | null;
  warnings: Generated<number>;
  created_at: FixedTime;
}

/** Written by database triggers with what they tell. */
export interface WebhookMessagesTable {
  account_id: Fixed<string>;
  endpoint_id: Fixed<string>;
  id: Fixed<string>;
  event: Fixed<Wire['WebhookEventType']>;
  /** The text that is signed and sent. */
  body: Fixed<string>;
  state: Generated<Wire['WebhookMessageState']>;
  attempts: Generated<number>;
  /** Since it was first sent, or sent again. */
  failures: Generated<number>;
  /** Of the next attempt; null if none is to come. */
  due_at: Date | null;
  created_at: FixedTime;
}

export interface WebhookAttemptsTable {
  account_id: Fixed<string>;
  endpoint_id: Fixed<string>;
  message_id: Fixed<string>;
  /** Counts the attempts of a message from 1. */
  number: Fixed<number>;
  at: FixedTime;
  outcome: Fixed<Wire['WebhookOutcome']>;
  status: Fixed<number | null>;
  answer: Fixed<string | null>;
  milliseconds: Fixed<number>;
}

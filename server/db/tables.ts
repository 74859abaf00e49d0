import type { Fixed, Time } from './columns.ts';

/**
 * The tables as Kysely sees them; migrations/ creates them. These are the shared ones; each feature
 * adds its own by declaration merging in the `tables.ts` of its folder.
 */
export interface Tables {
  attempts: AttemptsTable;
  idempotency_keys: IdempotencyKeysTable;
  server_keys: ServerKeysTable;
}

export interface AttemptsTable {
  key: Fixed<string>;
  count: number;
  ends_at: Time;
}

/** Kept for 24 hours. */
export interface IdempotencyKeysTable {
  account_id: Fixed<string>;
  key: Fixed<string>;
  operation: string;
  /** Hex SHA-256 of the request. */
  request_hash: string;
  /** The answer, byte for byte; null only within the transaction that makes it. */
  status: number | null;
  body: string | null;
  created_at: Time;
}

/** Random keys that never leave the server. */
export interface ServerKeysTable {
  name: Fixed<string>;
  key: Fixed<Uint8Array>;
}

import type { Fixed, Time } from './columns.ts';

/**
 * The tables as Kysely sees them; migrations/ creates them. Here are those of the ground; each
 * feature adds its own by declaration merging, see the `tables.ts` in its folder.
 */
export interface Tables {
  attempts: AttemptsTable;
  idempotency_keys: IdempotencyKeysTable;
}

export interface AttemptsTable {
  key: Fixed<string>;
  count: number;
  ends_at: Time;
}

/** Kept 24 hours. */
export interface IdempotencyKeysTable {
  account_id: Fixed<string>;
  key: Fixed<string>;
  operation: string;
  /** Hex SHA-256 of what was asked. */
  request_hash: string;
  /** The answer, byte for byte; null only inside the transaction that is making it. */
  status: number | null;
  body: string | null;
  created_at: Time;
}

import type { Fixed, FixedTime } from '../../db/columns.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    api_requests: ApiRequestsTable;
  }
}

/** Kept for 30 days, or until the account closes. */
export interface ApiRequestsTable {
  /** The live account, also of a test key. */
  account_id: Fixed<string>;
  id: Fixed<string>;
  /** When it arrived. */
  at: FixedTime;
  method: Fixed<string>;
  /** As called, below /api and without the query. */
  path: Fixed<string>;
  status: Fixed<number>;
  /** Milliseconds. */
  duration_ms: Fixed<number>;
  request_id: Fixed<string>;
  /** The code of the problem; null if it succeeded. */
  code: Fixed<string | null>;
  client_key: Fixed<string>;
  /** The key's name at that time. */
  key_name: Fixed<string>;
}

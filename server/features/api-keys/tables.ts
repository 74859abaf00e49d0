import type { ColumnType } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed, FixedTime } from '../../db/columns.ts';

type Wire = components['schemas'];

declare module '../../db/tables.ts' {
  interface Tables {
    api_keys: ApiKeysTable;
  }
}

export interface ApiKeysTable {
  account_id: Fixed<string>;
  /** Unique; public. */
  client_key: Fixed<string>;
  name: Fixed<string>;
  scopes: Fixed<Wire['ApiKeyScope'][]>;
  /** Hex SHA-256 of the newest secret; no secret itself is ever kept. */
  secret_hash: string;
  secret_last_four: string;
  /** Of the secret before, and until when it is valid; null before the first rotation and without grace. */
  previous_hash: ColumnType<string | null, undefined, string | null>;
  previous_until: ColumnType<Date | null, undefined, Date | null>;
  created_at: FixedTime;
  rotated_at: ColumnType<Date | null, undefined, Date>;
  /** To the minute. */
  last_used_at: ColumnType<Date | null, undefined, Date>;
}

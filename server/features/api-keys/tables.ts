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
  /** Unique and public. */
  client_key: Fixed<string>;
  name: Fixed<string>;
  scopes: Fixed<Wire['ApiKeyScope'][]>;
  /** Hex SHA-256 of the current secret; the secret itself is never stored. */
  secret_hash: string;
  secret_last_four: string;
  /**
   * The previous secret's hash and expiry; null before the first rotation and without a grace
   * period.
   */
  previous_hash: ColumnType<string | null, undefined, string | null>;
  previous_until: ColumnType<Date | null, undefined, Date | null>;
  created_at: FixedTime;
  rotated_at: ColumnType<Date | null, undefined, Date>;
  /** Accurate to the minute. */
  last_used_at: ColumnType<Date | null, undefined, Date>;
}

import type { Fixed, FixedTime } from '../../db/columns.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    favorites: FavoritesTable;
  }
}

/** A courier that an account has marked. */
export interface FavoritesTable {
  account_id: Fixed<string>;
  courier_id: Fixed<string>;
  added_at: FixedTime;
  /** The account's default courier; at most one is. */
  is_default: boolean;
}

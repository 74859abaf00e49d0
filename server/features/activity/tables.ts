import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed, FixedTime } from '../../db/columns.ts';

type Schemas = components['schemas'];

declare module '../../db/tables.ts' {
  interface Tables {
    activity: ActivityTable;
  }
}

/** Append-only; kept for a year, or until the account closes. */
export interface ActivityTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  created_at: FixedTime;
  action: Fixed<Schemas['ActivityAction']>;
  actor_kind: Fixed<Schemas['ActivityActorKind']>;
  /** The session's id or the client key; null for visitors. */
  actor_id: Fixed<string | null>;
  /** The key's name. */
  actor_name: Fixed<string | null>;
  user_agent: Fixed<string | null>;
  country: Fixed<string | null>;
  subject_id: Fixed<string | null>;
  subject_label: Fixed<string | null>;
  changes: Fixed<Schemas['ActivityChange'][]>;
  search_text: Fixed<string>;
  /** The idempotency key and when it was first used: its repetitions add no entry. */
  request_key: Fixed<string | null>;
}

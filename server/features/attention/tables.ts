import type { ColumnType } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed, Time } from '../../db/columns.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    attention_marks: AttentionMarksTable;
  }
}

/** Items that an account has snoozed or marked as done. */
export interface AttentionMarksTable {
  account_id: Fixed<string>;
  kind: Fixed<components['schemas']['AttentionKind']>;
  /** Id of what the item concerns. */
  subject: Fixed<string>;
  /** When the item began that was marked; a later one is shown again. */
  since: Time;
  /** Null if it was marked as done. */
  snoozed_until: ColumnType<Date | null>;
  marked_at: Time;
}

import type { components } from '../../../openapi/generated/types.ts';
import { withoutNulls } from '../../http/without-nulls.ts';
import { deviceOf } from '../auth/sessions-mapper.ts';
import { GROUPS } from './groups.ts';
import type { ActivityRow } from './store.ts';

/** An entry as its owner sees it; `currentId` is the session that asks. */
export function toActivityEntry(
  row: ActivityRow,
  currentId: string,
): components['schemas']['ActivityEntry'] {
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    action: row.action,
    group: GROUPS[row.action],
    actor: {
      kind: row.actor_kind,
      ...withoutNulls({ id: row.actor_id, name: row.actor_name }),
      current: row.actor_id === currentId,
    },
    source: toSource(row),
    ...(row.subject_id !== null && {
      subject: { id: row.subject_id, ...withoutNulls({ label: row.subject_label }) },
    }),
    changes: row.changes,
  };
}

/** From where something was done. */
export function toSource({
  user_agent,
  country,
}: Pick<ActivityRow, 'user_agent' | 'country'>): components['schemas']['ActivitySource'] {
  const { browser, system } = deviceOf(user_agent ?? '');
  return {
    ...(browser !== undefined && { browser }),
    ...(system !== undefined && { system }),
    ...withoutNulls({ country }),
  };
}

import { isPaused } from '../plans/limits.ts';
import type { Saved, SavedKind } from './store.ts';

/**
 * A saved item in the contract's form.
 *
 * @param paused the first item that is paused.
 */
export function toSaved<Kind extends SavedKind>(
  { id, content, created_at, updated_at }: Saved<Kind>,
  paused: string | null,
) {
  return {
    id,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    is_paused: isPaused(id, paused),
    ...content,
  };
}

import type { Saved, SavedKind } from './store.ts';

/** A saved item in the contract's form. */
export function toSaved<Kind extends SavedKind>({
  id,
  content,
  created_at,
  updated_at,
}: Saved<Kind>) {
  return {
    id,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    ...content,
  };
}

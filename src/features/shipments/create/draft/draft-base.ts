import type { ShipmentDraft } from '../../../../api/generated/model/shipment-draft.ts';

/** The state of a form on the server. */
export interface DraftBase {
  /** The draft; null until there is one. */
  id: string | null;
  /** Number of times it was saved. */
  version: number;
  /** Its content as canonical JSON; null if the form is as it was opened. */
  content: string | null;
  /** RFC 3339 in UTC; null until saved. */
  savedAt: string | null;
}

export const unsaved: DraftBase = { id: null, version: 0, content: null, savedAt: null };

/** @param content its known content as canonical JSON; null if it is what the form shows. */
export function baseOf(
  { id, version, updated_at }: ShipmentDraft,
  content: string | null,
): DraftBase {
  return { id, version, content, savedAt: updated_at };
}

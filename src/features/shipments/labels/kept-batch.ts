import type { LabelBatch } from '../../../api/generated/model/label-batch.ts';

/**
 * The file of labels that a person has started and not downloaded yet, stored on the device. The
 * server continues with it even if the page is closed.
 */
export type KeptBatch = Pick<LabelBatch, 'id' | 'expires_at'>;

/** Null if there is none, or if it has expired. */
export function readKeptBatch(kept: unknown): KeptBatch | null {
  const { id, expires_at } = (kept ?? {}) as Record<keyof KeptBatch, unknown>;
  if (typeof id !== 'string' || typeof expires_at !== 'string') return null;
  return Date.parse(expires_at) > Date.now() ? { id, expires_at } : null;
}

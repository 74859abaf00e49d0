import type { LabelBatch } from '../../../api/generated/model/label-batch.ts';

/**
 * The file of labels that a person began and has not downloaded yet, as the device keeps it: the
 * server goes on with it whatever becomes of the page.
 */
export type KeptBatch = Pick<LabelBatch, 'id' | 'expires_at'>;

/** Null when there is none, or none any more. */
export function readKeptBatch(kept: unknown): KeptBatch | null {
  const { id, expires_at } = (kept ?? {}) as Record<keyof KeptBatch, unknown>;
  if (typeof id !== 'string' || typeof expires_at !== 'string') return null;
  return Date.parse(expires_at) > Date.now() ? { id, expires_at } : null;
}

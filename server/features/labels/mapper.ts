import type { components } from '../../../openapi/generated/types.ts';
import { BATCH_LIFE, type LabelBatch } from './store.ts';

export function toLabelBatch(batch: LabelBatch): components['schemas']['LabelBatch'] {
  const { id, status, paper, language, done, total, left_out, created_at } = batch;
  return {
    ...{ id, status, paper, language, done, total, left_out },
    created_at: created_at.toISOString(),
    expires_at: new Date(created_at.getTime() + BATCH_LIFE).toISOString(),
  };
}

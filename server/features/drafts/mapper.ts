import type { components } from '../../../openapi/generated/types.ts';
import type { Draft } from './store.ts';

export function toDraft(draft: Draft): components['schemas']['ShipmentDraft'] {
  const { id, version, content, created_at, updated_at } = draft;
  return {
    id,
    version,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    ...content,
  };
}

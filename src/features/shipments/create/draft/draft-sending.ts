import { asApiError } from '../../../../api/errors.ts';
import {
  createShipmentDraft,
  updateShipmentDraft,
} from '../../../../api/generated/drafts/drafts.ts';
import type { ShipmentDraftCreate } from '../../../../api/generated/model/shipment-draft-create.ts';
import { newIdempotencyKey } from '../../../../api/idempotency-key.ts';
import { canonicalJson } from '../canonical-json.ts';
import { baseOf, type DraftBase } from './draft-base.ts';

/** The request survives leaving the page. The form shows a failure, not a toast. */
const inBackground = { keepalive: true };

/**
 * Creates the draft of a form, and then updates it.
 *
 * @param onKept called with the state on the server whenever it changes.
 */
export function newDraftSending(onKept: (base: DraftBase) => void) {
  let creation: { key: string; content: ShipmentDraftCreate } | null = null;

  /** After a try without an answer, the same is sent again: it may have become a draft. */
  async function create(newest: ShipmentDraftCreate): Promise<DraftBase> {
    const { key, content } = (creation ??= { key: newIdempotencyKey(), content: newest });
    try {
      const headers = { 'Idempotency-Key': key };
      const draft = await createShipmentDraft(content, headers, inBackground);
      creation = null;
      return baseOf(draft, canonicalJson(content));
    } catch (error) {
      if (Number(asApiError(error)?.status) < 500) creation = null;
      throw error;
    }
  }

  return async (known: DraftBase, content: ShipmentDraftCreate) => {
    const base = known.id === null ? await create(content) : known;
    if (base !== known) onKept(base);
    const newest = canonicalJson(content);
    if (base.id === null || base.content === newest) return;
    const { id, version } = base;
    onKept(baseOf(await updateShipmentDraft(id, { version, ...content }, inBackground), newest));
  };
}

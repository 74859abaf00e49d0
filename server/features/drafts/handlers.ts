import {
  addDraft,
  type Draft,
  findDraft,
  listDrafts,
  removeDraft,
  saveDraftVersion,
} from './store.ts';
import { answerOnce } from '../../db/idempotency.ts';
import { newId } from '../../db/ids.ts';
import { nameList } from '../../http/cursor.ts';
import { toDraft } from './mapper.ts';
import { keyedRequest } from '../../http/keyed-request.ts';
import type { Handlers } from '../../http/operations.ts';
import { page, pageOf, type PageRequest } from '../../http/page.ts';
import { problem } from '../../http/problem.ts';

export const draftsHandlers = {
  async listShipmentDrafts({ query }, context) {
    const { account, db } = context;
    const list = nameList('shipment_drafts', context, {});
    return page(query, list, async (asked: PageRequest<Position>) => {
      const drafts = await listDrafts(db.kysely, account.id);
      return pageOf(drafts.map(placed), asked, lastChangedFirst, toDraft);
    });
  },

  async createShipmentDraft({ body, header }, context) {
    const { account, db, now } = context;
    return answerOnce(
      db,
      keyedRequest(context, header, 'createShipmentDraft', body),
      async (tx) => {
        const draft = await addDraft(
          tx,
          { accountId: account.id, id: newId('dft', now) },
          body,
          now,
        );
        if (!draft) throw problem(409, 'too_many_saved');
        return { status: 201, body: toDraft(draft) };
      },
    );
  },

  async getShipmentDraft({ path }, { account, db }) {
    const draft = await findDraft(db.kysely, { accountId: account.id, id: path.draft_id });
    if (!draft) throw problem(404, 'not_found');
    return { status: 200, body: toDraft(draft) };
  },

  async updateShipmentDraft({ path, body: { version, ...content } }, { account, db, now }) {
    const place = { accountId: account.id, id: path.draft_id };
    const draft = await saveDraftVersion(db.kysely, place, { version, content, now });
    if (draft) return { status: 200, body: toDraft(draft) };
    throw (await findDraft(db.kysely, place))
      ? problem(409, 'draft_changed')
      : problem(404, 'not_found');
  },

  async deleteShipmentDraft({ path }, { account, db }) {
    const place = { accountId: account.id, id: path.draft_id };
    if (!(await removeDraft(db.kysely, place))) throw problem(404, 'not_found');
    return { status: 204 };
  },
} satisfies Pick<
  Handlers,
  | 'listShipmentDrafts'
  | 'createShipmentDraft'
  | 'getShipmentDraft'
  | 'updateShipmentDraft'
  | 'deleteShipmentDraft'
>;

type Position = [changedAt: number, id: string];

function placed(draft: Draft): Draft & { position: Position } {
  return { ...draft, position: [draft.updated_at.getTime(), draft.id] };
}

function lastChangedFirst([at, id]: Position, [otherAt, otherId]: Position): number {
  if (at !== otherAt) return otherAt - at;
  return id > otherId ? -1 : Number(id < otherId);
}

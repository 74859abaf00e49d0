import { addDraft, findDraft, listDrafts, removeDraft, saveDraftVersion } from './store.ts';
import { newId } from '../../db/ids.ts';
import { nameList, openCursor, sealCursor } from '../../http/cursor.ts';
import { toDraft } from './mapper.ts';
import type { Handlers } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';

const DEFAULT_LIMIT = 25;

export const draftsHandlers = {
  async listShipmentDrafts({ query: { limit = DEFAULT_LIMIT, cursor } }, { account, db }) {
    const list = nameList(account.id, 'shipment_drafts', {});
    const [start = 0] = (cursor === undefined ? [] : openCursor(cursor, list)) as number[];
    const drafts = await listDrafts(db.kysely, account.id);
    const end = start + limit;
    return {
      status: 200,
      body: {
        data: drafts.slice(start, end).map(toDraft),
        page: {
          ...(end < drafts.length && { next_cursor: sealCursor([end], list) }),
          total: drafts.length,
          total_is_capped: false,
        },
      },
    };
  },

  async createShipmentDraft({ body }, { account, db, now }) {
    const place = { accountId: account.id, id: newId('dft', now) };
    const draft = await db.kysely.transaction().execute((tx) => addDraft(tx, place, body, now));
    if (!draft) throw problem(409, 'too_many_saved');
    return { status: 201, body: toDraft(draft) };
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

import type { Handlers, SignedInContext } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';
import { readItemId, toAttentionList } from './mapper.ts';
import { type ItemKey, markItem, selectOpen, selectSnoozed, unmarkItem } from './store.ts';

/** Items that are returned if the request does not say how many. */
const BY_DEFAULT = 10;

const DAY_MS = 24 * 60 * 60 * 1_000;

export const attentionHandlers = {
  async listAttention({ query }, { account, db, now }) {
    const { kind, snoozed = false, limit = BY_DEFAULT } = query;
    const place = { accountId: account.id, now };
    const [open, asleep] = await Promise.all([
      selectOpen(db.kysely, place),
      selectSnoozed(db.kysely, place),
    ]);
    const { total, ...hidden } = toAttentionList(asleep, { kind, limit });
    const body = snoozed ? { ...hidden, total } : toAttentionList(open, { kind, limit });
    return { status: 200, body: { ...body, snoozed: total } };
  },

  async snoozeAttention({ path, body }, context) {
    const { db, now } = context;
    const until = new Date(now.getTime() + body.days * DAY_MS);
    const key = keyOf(path.attention_id, context);
    if (!(await markItem(db.kysely, key, { until, now }))) throw problem(404, 'not_found');
    return { status: 200, body: { snoozed_until: until.toISOString() } };
  },

  async finishAttention({ path }, context) {
    const { db, now } = context;
    const key = keyOf(path.attention_id, context);
    if (!(await markItem(db.kysely, key, { until: null, now }))) throw problem(404, 'not_found');
    return { status: 204 };
  },

  async restoreAttention({ path }, context) {
    const { db, now } = context;
    const key = keyOf(path.attention_id, context);
    if (!(await unmarkItem(db.kysely, key, now))) throw problem(404, 'not_found');
    return { status: 204 };
  },
} satisfies Pick<
  Handlers,
  'listAttention' | 'snoozeAttention' | 'finishAttention' | 'restoreAttention'
>;

/** @throws 404 for an id that no item can have. */
function keyOf(id: string, { account }: SignedInContext): ItemKey {
  const read = readItemId(id);
  if (!read) throw problem(404, 'not_found');
  return { accountId: account.id, ...read };
}

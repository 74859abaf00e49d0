import {
  addSaved,
  findSaved,
  removeSaved,
  replaceSaved,
  type Saved,
  type SavedContent,
  savedPage,
  type SavedKind,
} from './store.ts';
import { newId } from '../../db/ids.ts';
import { nameList } from '../../http/cursor.ts';
import { toSaved } from './mapper.ts';
import { firstPaused } from '../plans/limits.ts';
import type { SignedInContext } from '../../http/operations.ts';
import { page, type PageRequest } from '../../http/page.ts';
import { problem } from '../../http/problem.ts';

interface Kept<Kind extends SavedKind> {
  kind: Kind;
  prefix: 'rcv' | 'pst';
  /** The texts that find an item, and the key that is unique. */
  write: (content: Saved<Kind>['content']) => SavedContent<Kind>;
}

/** The five operations on the items an account saves by name. */
export function saveUnderName<Kind extends SavedKind>({ kind, prefix, write }: Kept<Kind>) {
  const placeOf = ({ account }: SignedInContext) => ({ kind, accountId: account.id });

  return {
    list(query: { q?: string; limit?: number; cursor?: string }, context: SignedInContext) {
      const { q = '' } = query;
      const place = placeOf(context);
      const list = nameList(kind, context, { q });
      return page(query, list, async ({ after, limit }: PageRequest<[nameKey: string]>) => {
        const pageQuery = { q, after: after?.[0] ?? null, limit };
        const { rows, total, isLast } = await savedPage(context.db.kysely, place, pageQuery);
        const last = rows.at(-1);
        const paused = await firstPaused(context.db.kysely, place.accountId, kind);
        const data = rows.map((row) => toSaved(row, paused));
        return { data, end: last && !isLast ? [last.name_key] : null, total };
      });
    },

    async add(content: Saved<Kind>['content'], context: SignedInContext) {
      const added = { ...write(content), id: newId(prefix, context.now), now: context.now };
      const row = await context.db.kysely
        .transaction()
        .execute((tx) => addSaved(tx, placeOf(context), added));
      if (row === 'taken') throw problem(409, 'already_saved');
      return toSaved(row, null);
    },

    async show(id: string, context: SignedInContext) {
      const row = await findSaved(context.db.kysely, placeOf(context), id);
      if (!row) throw problem(404, 'not_found');
      return toSaved(row, await firstPaused(context.db.kysely, context.account.id, kind));
    },

    async change(id: string, content: Saved<Kind>['content'], context: SignedInContext) {
      const changed = { ...write(content), id, now: context.now };
      const row = await replaceSaved(context.db.kysely, placeOf(context), changed);
      if (row === 'taken') throw problem(409, 'already_saved');
      if (row === 'paused') throw problem(409, 'paused_by_plan');
      if (!row) throw problem(404, 'not_found');
      return toSaved(row, null);
    },

    async remove(id: string, context: SignedInContext) {
      if (!(await removeSaved(context.db.kysely, placeOf(context), id))) {
        throw problem(404, 'not_found');
      }
    },
  };
}

import { nameList } from '../../http/cursor.ts';
import type { Handlers } from '../../http/operations.ts';
import { page, type PageRequest } from '../../http/page.ts';
import { problem } from '../../http/problem.ts';
import { changeRow } from './change-row.ts';
import { correctRows } from './correct-rows.ts';
import { importTask } from './import-task.ts';
import { showBatch } from './mapper.ts';
import { showRows } from './row-mapper.ts';
import { rowPage } from './row-store.ts';
import { findBatch } from './store.ts';

/** Most other rows that a change answers with, as the contract says. */
const MOST_OTHERS = 100;

export const importRowsHandlers = {
  async listImportRows({ path, query }, context) {
    const { account, db } = context;
    const { limit, cursor, ...filter } = query;
    const batch = await findBatch(db.kysely, { accountId: account.id, id: path.batch_id });
    if (!batch) throw problem(404, 'not_found');
    const list = nameList(`import_rows ${batch.id}`, context, filter);
    return page(query, list, async ({ after, limit: most }: PageRequest<[row: number]>) => {
      const asked = { filter, after: after?.[0] ?? 0, limit: most };
      const { rows, isLast, total, isCapped } = await rowPage(db.kysely, batch, asked);
      const last = rows.at(-1);
      return {
        data: await showRows(db, batch, rows),
        end: last && !isLast ? [last.row_no] : null,
        ...{ total, isCapped },
      };
    });
  },

  async updateImportRow({ path, body }, { account, db, now }) {
    const key = { accountId: account.id, id: path.batch_id };
    const { batch, row, others } = await db.kysely
      .transaction()
      .execute((tx) => changeRow(tx, { ...key, row: path.row }, body, now));
    const told = [row, ...others.slice(0, MOST_OTHERS)];
    const [shown, ...also] = await showRows(db, batch, told);
    if (!shown) throw new Error('a row is shown');
    return { status: 200, body: { row: shown, others: also, batch: await showBatch(db, batch) } };
  },

  async correctImportRows({ path, body }, { account, db, now, tasks }) {
    const key = { accountId: account.id, id: path.batch_id };
    const { batch, changed } = await db.kysely.transaction().execute(async (tx) => {
      const corrected = await correctRows(tx, key, body, now);
      if (corrected.batch.status === 'checking') await tasks.add(tx, importTask, key);
      return corrected;
    });
    return { status: 200, body: { changed, batch: await showBatch(db, batch) } };
  },
} satisfies Pick<Handlers, 'listImportRows' | 'updateImportRow' | 'correctImportRows'>;

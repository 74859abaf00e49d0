import { createHash } from 'node:crypto';
import { answerOnce } from '../../db/idempotency.ts';
import { newId } from '../../db/ids.ts';
import { countUpToCap, pageById } from '../../db/pages.ts';
import { nameList } from '../../http/cursor.ts';
import { keyedRequest } from '../../http/keyed-request.ts';
import type { Handlers } from '../../http/operations.ts';
import { page, type PageRequest } from '../../http/page.ts';
import { problem } from '../../http/problem.ts';
import { lockAccount } from '../plans/limits.ts';
import { makeCopies } from './copies.ts';
import { importTask } from './import-task.ts';
import { showBatch, summarizeBatch } from './mapper.ts';
import { addBatch, batchesOf, findBatch, hasRoom, lockBatch, removeBatch } from './store.ts';

export const importBatchesHandlers = {
  async listImportBatches({ query }, context) {
    const { account, db } = context;
    const list = nameList('import_batches', context, {});
    const found = batchesOf(db.kysely, account.id);
    return page(query, list, async (asked: PageRequest<[id: string]>) => {
      const { rows, end } = await pageById(found, asked);
      const data = [];
      for (const batch of rows) data.push(await summarizeBatch(db.kysely, batch));
      return { ...(await countUpToCap(db.kysely, found)), data, end };
    });
  },

  async createImportBatch({ body, header }, context) {
    const { account, db, now, tasks } = context;
    const { file, file_name } = body;
    const content = { file_name, sha256: createHash('sha256').update(file).digest('hex') };
    const keyed = keyedRequest(context, header, 'createImportBatch', content);
    return answerOnce(db, keyed, async (tx) => {
      await lockAccount(tx, account.id);
      if (!(await hasRoom(tx, account.id))) throw problem(409, 'too_many_imports');
      const added = await addBatch(tx, {
        account_id: account.id,
        id: newId('imp', now),
        ...{ status: 'reading', origin: 'file', columns: [], row_count: 0 },
        ...{ file_name: file_name ?? null, file, at: now },
      });
      await tasks.add(tx, importTask, { accountId: account.id, id: added.id });
      return { status: 201, body: await showBatch({ kysely: tx }, added) };
    });
  },

  async createImportBatchFromShipments({ body, header }, context) {
    const { account, db, now, tasks } = context;
    const keyed = keyedRequest(context, header, 'createImportBatchFromShipments', body);
    return answerOnce(db, keyed, async (tx) => {
      await lockAccount(tx, account.id);
      if (!(await hasRoom(tx, account.id))) throw problem(409, 'too_many_imports');
      const added = await makeCopies(tx, account.id, body, now);
      await tasks.add(tx, importTask, { accountId: account.id, id: added.id });
      return { status: 201, body: await showBatch({ kysely: tx }, added) };
    });
  },

  async getImportBatch({ path }, { account, db }) {
    const batch = await findBatch(db.kysely, { accountId: account.id, id: path.batch_id });
    if (!batch) throw problem(404, 'not_found');
    return { status: 200, body: await showBatch(db, batch) };
  },

  async deleteImportBatch({ path }, { account, db, note }) {
    const key = { accountId: account.id, id: path.batch_id };
    await db.kysely.transaction().execute(async (tx) => {
      const batch = await lockBatch(tx, key);
      if (!batch) throw problem(404, 'not_found');
      if (batch.status === 'booking') throw problem(409, 'import_busy');
      if (batch.file_name !== null) note({ subject: { id: batch.id, label: batch.file_name } });
      await removeBatch(tx, key);
    });
    return { status: 204 };
  },
} satisfies Pick<
  Handlers,
  | 'listImportBatches'
  | 'createImportBatch'
  | 'createImportBatchFromShipments'
  | 'getImportBatch'
  | 'deleteImportBatch'
>;

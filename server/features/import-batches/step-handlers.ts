import { answerOnce } from '../../db/idempotency.ts';
import type { Tx } from '../../db/database.ts';
import type { Handlers, OperationRequest } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';
import { sar } from '../../http/wire-money.ts';
import { keyedRequest } from '../../http/keyed-request.ts';
import { checkChoice } from './check-choice.ts';
import { importTask } from './import-task.ts';
import { holdUntil, showBatch } from './mapper.ts';
import { matchBatch } from './match-batch.ts';
import { openBatch, SETTLED } from './open-batch.ts';
import { countRows, forgetPrices } from './row-store.ts';
import { changeBatch, findBatch, type ImportBatch, type ImportBatchKey } from './store.ts';

/** Statuses from which rows can be booked. */
const BOOKABLE = ['priced', 'waiting', 'stopped'] as const;

export const importStepsHandlers = {
  async updateImportColumns({ path, body }, { account, db, now, tasks }) {
    const key = { accountId: account.id, id: path.batch_id };
    const batch = await db.kysely.transaction().execute(async (tx) => {
      const held = await openBatch(tx, key, {
        after: ['matching', 'checked', 'priced'],
        version: body.version,
      });
      const matched = await matchBatch(tx, held, body, now);
      await tasks.add(tx, importTask, key);
      return matched;
    });
    return { status: 200, body: await showBatch(db, batch) };
  },

  async priceImportBatch({ path, body }, { account, db, now, tasks }) {
    const { version, ...choice } = body;
    const key = { accountId: account.id, id: path.batch_id };
    const batch = await db.kysely.transaction().execute(async (tx) => {
      const held = await openBatch(tx, key, { after: SETTLED, version });
      await checkChoice(tx, choice);
      await forgetPrices(tx, held);
      if (!(await countRows(tx, held)).has('ready')) throw problem(409, 'import_step');
      await tasks.add(tx, importTask, key);
      return changeBatch(tx, held, {
        ...{ status: 'pricing', choice: JSON.stringify(choice), priced_at: null, updated_at: now },
      });
    });
    return { status: 200, body: await showBatch(db, batch) };
  },

  async bookImportBatch({ path, body, header }, context) {
    const { account, db, now, tasks } = context;
    const key = { accountId: account.id, id: path.batch_id };
    const keyed = keyedRequest(context, header, 'bookImportBatch', { path, body });
    // An unknown batch is 404 also for a key that was used for something else.
    if (!(await findBatch(db.kysely, key))) throw problem(404, 'not_found');
    return answerOnce(db, keyed, async (tx) => {
      const batch = await beginBooking(tx, key, body, now);
      await tasks.add(tx, importTask, key);
      return { status: 200, body: await showBatch({ kysely: tx }, batch) };
    });
  },

  async stopImportBatch({ path }, { account, db, now }) {
    const key = { accountId: account.id, id: path.batch_id };
    const batch = await db.kysely.transaction().execute(async (tx) => {
      const held = await openBatch(tx, key, { after: [...BOOKABLE, 'booking'] });
      if (held.status !== 'booking') throw problem(409, 'import_step');
      return changeBatch(tx, held, { status: 'stopped', updated_at: now });
    });
    return { status: 200, body: await showBatch(db, batch) };
  },
} satisfies Pick<
  Handlers,
  'updateImportColumns' | 'priceImportBatch' | 'bookImportBatch' | 'stopImportBatch'
>;

async function beginBooking(
  tx: Tx,
  key: ImportBatchKey,
  { version, total }: OperationRequest<'bookImportBatch'>['body'],
  now: Date,
): Promise<ImportBatch> {
  const held = await openBatch(tx, key, { after: BOOKABLE, version });
  const priced = (await countRows(tx, held)).get('priced');
  if (!priced) throw problem(409, 'import_step');
  const { amount, currency } = sar(priced.fees);
  if (total.amount !== amount || total.currency !== currency) throw problem(409, 'import_changed');
  const until = holdUntil(held);
  if (until !== null && until <= now) throw problem(409, 'import_prices_expired');
  return changeBatch(tx, held, { status: 'booking', updated_at: now });
}

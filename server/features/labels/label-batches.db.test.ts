import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { KEPT_BATCHES } from './store.ts';
import { renderLabels } from '../../pdf/render-labels.ts';
import { type Customer, TEST_PRICE } from '../../testing/test-backend.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import { newBoss, openTaskQueue } from '../../jobs/task-queue.ts';
import { labelBatchTask, labelBatchWork } from './label-batch-task.ts';

type Schemas = components['schemas'];
type Render = typeof renderLabels;

const PDF = new TextEncoder().encode('%PDF-1.7');
const NOBODYS = 'shp_01jd4a5r6s7t8v9w0x1y2z3a4b';

onDatabases('each', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;
  let shipments: Schemas['Shipment'][];
  let cancelled: Schemas['Shipment'];
  const failures: unknown[] = [];

  beforeAll(async () => {
    owner = await backend.newCustomer(4 * TEST_PRICE);
    shipments = [await backend.ship(owner), await backend.ship(owner), await backend.ship(owner)];
    cancelled = await backend.ship(owner);
    await backend.cancel(owner, cancelled.id);
  });

  const idsOf = (of: readonly { id: string }[]) => of.map(({ id }) => id);
  const begin = (body: Partial<Schemas['LabelBatchCreate']> = {}, key = randomUUID()) =>
    backend.app.inject({
      method: 'POST',
      url: '/api/website/label-batches',
      headers: { ...owner.headers, 'idempotency-key': key },
      payload: { shipment_ids: idsOf(shipments), paper: 'a6', language: 'ar', ...body },
    });
  const read = async (id: string, customer = owner) =>
    backend.get(customer, `/label-batches/${id}`);
  const download = (id: string, customer = owner) =>
    backend.post(customer, `/label-batches/${id}/file`, {});
  const stateOf = async (id: string) => (await read(id)).json<Schemas['LabelBatch']>();

  /** Runs waiting jobs on the real queue until `expectation` holds. */
  async function printing<Result>(expectation: () => Promise<Result>, render?: Render) {
    const work = labelBatchWork({
      ...{ db: database(), publicUrl: 'https://mizan.example' },
      ...(render && { render }),
    });
    const log = { error: (failure: unknown) => failures.push(failure) };
    const stop = await startJobs(database(), { jobs: [], tasks: [work] }, log);
    try {
      return await vi.waitFor(expectation, { timeout: 20_000, interval: 50 });
    } finally {
      await stop();
    }
  }
  const toBe = (id: string, state: object) => async () => {
    const batch = await stateOf(id);
    expect(batch).toMatchObject(state);
    return batch;
  };
  const beginOne = async (ids = idsOf(shipments)) =>
    (await begin({ shipment_ids: ids })).json<Schemas['LabelBatch']>().id;
  const toPdf: Render = (contents, { onProgress }) => {
    onProgress?.(contents.length, contents.length);
    return Promise.resolve(PDF);
  };

  describe('a batch', () => {
    it('becomes one file in the background, without shipments that have no label', async () => {
      const ids = [...idsOf(shipments), cancelled.id, NOBODYS];
      const created = await begin({ shipment_ids: ids });
      expect([created.statusCode, created.json()]).toMatchObject([
        201,
        { status: 'waiting', done: 0, total: 3 },
      ]);
      const { id } = created.json<Schemas['LabelBatch']>();
      const { tracking_number } = cancelled;
      await printing(
        toBe(id, {
          status: 'ready',
          done: 3,
          total: 3,
          left_out: [
            { shipment_id: cancelled.id, tracking_number, reason: 'cancelled' },
            { shipment_id: NOBODYS, reason: 'not_found' },
          ],
        }),
      );
      const file = await download(id);
      expect(file.headers['content-type']).toBe('application/pdf');
      expect(file.headers['content-disposition']).toMatch(/filename="mizan-labels-.*\.pdf"$/);
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    });

    it('is started once, however often the same key is sent', async () => {
      const key = randomUUID();
      const [first, second] = [await begin({}, key), await begin({}, key)];
      expect(second.json()).toEqual(first.json());
      const other = await begin({ paper: '4x6' }, key);
      expect([other.statusCode, other.json()]).toMatchObject([
        422,
        { code: 'idempotency_key_reused' },
      ]);
    });

    it('is refused when nothing has a label', async () => {
      const answer = await begin({ shipment_ids: [cancelled.id, NOBODYS] });
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'no_label' }]);
    });

    it('has a label for each piece, up to the limit of a file', async () => {
      const setPieces = (pieces: number) =>
        database()
          .kysely.updateTable('shipments')
          .set({ pieces })
          .where('id', 'in', idsOf(shipments))
          .execute();
      await setPieces(2);
      expect((await begin()).json()).toMatchObject({ total: 6 });
      await setPieces(667);
      expect((await begin()).json()).toMatchObject({ status: 409, code: 'too_many_labels' });
      await setPieces(1);
    });

    it('is invisible to other accounts and leaves out their shipments', async () => {
      const { id } = (await begin()).json<Schemas['LabelBatch']>();
      const stranger = await backend.newCustomer(TEST_PRICE);
      expect((await read(id, stranger)).statusCode).toBe(404);
      expect((await download(id, stranger)).statusCode).toBe(404);
      const theirs = await backend.ship(stranger);
      const mixed = await begin({ shipment_ids: [theirs.id, ...idsOf(shipments)] });
      expect(mixed.json()).toMatchObject({
        total: 3,
        left_out: [{ shipment_id: theirs.id, reason: 'not_found' }],
      });
      expect(mixed.body).not.toContain(theirs.tracking_number);
    });

    it('has no file before it is ready', async () => {
      const answer = await download(await beginOne());
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'labels_not_ready' }]);
    });

    it('is queued only together with its row', async () => {
      const waiting = () =>
        sql<{
          count: number;
        }>`select count(*)::int as count from jobs.job where name = 'print-labels'`
          .execute(database().kysely)
          .then(({ rows }) => rows[0]?.count);
      const before = await waiting();
      const tasks = await openTaskQueue(database(), [labelBatchTask], { error: () => undefined });
      const place = { accountId: owner.accountId, id: 'lbl_never' };
      const rolledBack = database()
        .kysely.transaction()
        .execute(async (tx) => {
          await tasks.add(tx, labelBatchTask, place);
          throw new Error('no');
        });
      await expect(rolledBack).rejects.toThrow('no');
      await tasks.close();
      expect(await waiting()).toBe(before);
    });

    it('is deleted in favour of newer ones', async () => {
      const { id } = (await begin()).json<Schemas['LabelBatch']>();
      for (let more = 0; more < KEPT_BATCHES; more += 1) await begin();
      expect((await read(id)).statusCode).toBe(404);
    });
  });

  describe('the job', () => {
    // Jobs that other tests left waiting.
    beforeEach(async () => {
      await sql`delete from jobs.job`.execute(database().kysely);
    });

    it('tells how far it is', async () => {
      const id = await beginOne();
      const seen: number[] = [];
      await printing(toBe(id, { status: 'ready', done: 3 }), async (contents, { onProgress }) => {
        for (const done of contents.keys()) {
          onProgress?.(done + 1, contents.length);
          await expect.poll(async () => (await stateOf(id)).done).toBe(done + 1);
          seen.push(done + 1);
        }
        return PDF;
      });
      expect(seen).toEqual([1, 2, 3]);
    });

    it('leaves out shipments cancelled in the meantime', async () => {
      await backend.topUp(owner, TEST_PRICE);
      const late = await backend.ship(owner);
      const id = await beginOne([...idsOf(shipments), late.id]);
      await backend.cancel(owner, late.id);
      const leftOut = [{ shipment_id: late.id, reason: 'cancelled' }];
      await printing(toBe(id, { status: 'ready', done: 3, total: 3, left_out: leftOut }), toPdf);
    });

    it('is resumed when its process is silent for a minute, not earlier', async () => {
      const id = await beginOne();
      const boss = newBoss(
        database(),
        { error: () => undefined },
        { supervise: false, monitorIntervalSeconds: 1 },
      );
      await boss.start();
      // A process that takes every job and dies.
      expect(await boss.fetch(labelBatchTask.name)).toHaveLength(1);
      const silentFor = async (seconds: number) => {
        await sql`update jobs.job set heartbeat_on = now() - ${seconds} * interval '1 second'
          where name = ${labelBatchTask.name} and state = 'active'`.execute(database().kysely);
        await boss.supervise(labelBatchTask.name);
      };
      await silentFor(50);
      expect(await boss.fetch(labelBatchTask.name)).toEqual([]);
      await sleep(1_100);
      await silentFor(61);
      await boss.stop({ graceful: false });
      await printing(toBe(id, { status: 'ready' }), toPdf);
    });

    it('is tried three times, then fails', async () => {
      const id = await beginOne();
      let tries = 0;
      failures.length = 0;
      await printing(toBe(id, { status: 'failed' }), () => {
        tries += 1;
        return Promise.reject(new Error('no ink'));
      });
      expect(tries).toBe(3);
      expect(failures).toHaveLength(3);
    });

    it('stops when the batch was deleted', async () => {
      const id = await beginOne();
      let parts = 0;
      let ended = false;
      failures.length = 0;
      await printing(
        async () => expect(ended).toBe(true),
        async (contents, { onProgress }) => {
          await database().kysely.deleteFrom('label_batches').where('id', '=', id).execute();
          try {
            for (parts = 1; parts <= 50; parts += 1) {
              onProgress?.(1, contents.length);
              await sleep(20);
            }
            return PDF;
          } finally {
            ended = true;
          }
        },
      );
      expect(parts).toBeLessThan(50);
      expect(failures).toEqual([]);
      expect((await read(id)).statusCode).toBe(404);
    });
  });
});

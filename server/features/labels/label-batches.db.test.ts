import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { KEPT_BATCHES } from './store.ts';
import type { renderLabels } from '../../pdf/render-labels.ts';
import { send, statusAndBody } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { type Customer, TEST_PRICE } from '../../testing/test-backend.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import { newBoss, openTaskQueue } from '../../jobs/task-queue.ts';
import { labelBatchTask, labelBatchWork } from './label-batch-task.ts';

type Schemas = components['schemas'];
type Render = typeof renderLabels;

const PDF = Buffer.from('%PDF-1.7');
const NOBODYS = 'shp_01jd4a5r6s7t8v9w0x1y2z3a4b';
const SILENT = { error: () => undefined };

/** In place of the real one, which e2e/labels.spec.ts uses. */
const toPdf: Render = (contents, { onProgress }) => {
  onProgress?.(contents.length, contents.length);
  return Promise.resolve(PDF);
};

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;
  let ids: string[];
  const failures: unknown[] = [];

  beforeAll(async () => {
    owner = await backend.newCustomer(5 * TEST_PRICE);
    const book = async () => (await backend.ship(owner)).id;
    ids = [await book(), await book(), await book()];
  });
  // Jobs that other tests left waiting.
  beforeEach(async () => {
    failures.length = 0;
    await sql`delete from jobs.job`.execute(database().kysely);
  });

  const request = (shipment_ids = ids, paper: Schemas['LabelPaper'] = 'a6') =>
    send(backend, owner, 'POST', '/label-batches', { shipment_ids, paper, language: 'ar' });
  const begin = async () => (await request()).json<Schemas['LabelBatch']>().id;
  const read = async (id: string) =>
    statusAndBody(await backend.get(owner, `/label-batches/${id}`));
  const download = (id: string) => backend.post(owner, `/label-batches/${id}/file`, {});

  /** Runs waiting jobs on the real queue until `expectation` holds. */
  async function printing(render: Render, expectation: () => Promise<unknown>): Promise<void> {
    const work = labelBatchWork({ db: database(), publicUrl: 'https://mizan.example', render });
    const log = { error: (failure: unknown) => failures.push(failure) };
    const stop = await startJobs(database(), { jobs: [], tasks: [work] }, log);
    try {
      await vi.waitFor(expectation, { timeout: 20_000, interval: 50 });
    } finally {
      await stop();
    }
  }
  const toBe = (id: string, state: object) => async () =>
    expect(await read(id)).toMatchObject([200, state]);

  it('becomes one file in the background, without shipments that have no label', async () => {
    const [cancelled, late] = [await backend.ship(owner), await backend.ship(owner)];
    const theirs = await backend.ship(await backend.newCustomer(TEST_PRICE));
    await backend.cancel(owner, cancelled.id);
    const unknown = [
      { shipment_id: NOBODYS, reason: 'not_found' },
      { shipment_id: theirs.id, reason: 'not_found' },
    ];
    const withoutLabel = ({ id, tracking_number }: typeof late) => ({
      ...{ shipment_id: id, tracking_number, reason: 'cancelled' },
    });

    const created = await request([...ids, late.id, cancelled.id, NOBODYS, theirs.id]);

    expect(statusAndBody(created)).toMatchObject([
      201,
      { status: 'waiting', done: 0, total: 4, left_out: [withoutLabel(cancelled), ...unknown] },
    ]);
    expect(created.body).not.toContain(theirs.tracking_number);
    const { id } = created.json<Schemas['LabelBatch']>();
    expect(statusAndBody(await download(id))).toMatchObject([409, { code: 'labels_not_ready' }]);
    await backend.cancel(owner, late.id);
    const left_out = [withoutLabel(late), withoutLabel(cancelled), ...unknown];
    await printing(toPdf, toBe(id, { status: 'ready', done: 3, total: 3, left_out }));
    const file = await download(id);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toMatch(/filename="mizan-labels-.*\.pdf"$/);
    expect(file.rawPayload).toEqual(PDF);
    expect(statusAndBody(await request([cancelled.id, NOBODYS]))).toMatchObject([
      409,
      { code: 'no_label' },
    ]);
  });

  it('is printed on the chosen paper', async () => {
    const papers: unknown[] = [];
    const keepPaper: Render = (contents, options) => {
      papers.push(options.paper);
      return toPdf(contents, options);
    };
    const { id } = (await request(ids, '4x6')).json<Schemas['LabelBatch']>();
    await printing(keepPaper, toBe(id, { status: 'ready', paper: '4x6' }));
    expect(papers).toEqual(['4x6']);
  });

  it('has a label for each piece, up to the limit of a file', async () => {
    const setPieces = (pieces: number) =>
      sql`update shipments set pieces = ${pieces}`.execute(database().kysely);
    await setPieces(2);
    expect(statusAndBody(await request())).toMatchObject([201, { total: 6 }]);
    await setPieces(667);
    expect(statusAndBody(await request())).toMatchObject([409, { code: 'too_many_labels' }]);
    await setPieces(1);
  });

  it('is queued only together with its row', async () => {
    const tasks = await openTaskQueue(database(), [labelBatchTask], SILENT);
    const place = { accountId: owner.accountId, id: 'lbl_never' };
    const rolledBack = database()
      .kysely.transaction()
      .execute(async (tx) => {
        await tasks.add(tx, labelBatchTask, place);
        throw new Error('no');
      });
    await expect(rolledBack).rejects.toThrow('no');
    await tasks.close();
    const waiting = await sql`select from jobs.job where name = ${labelBatchTask.name}`.execute(
      database().kysely,
    );
    expect(waiting.rows).toEqual([]);
  });

  it('is deleted in favour of newer ones', async () => {
    const id = await begin();
    for (let more = 0; more < KEPT_BATCHES; more += 1) await begin();
    expect(await read(id)).toMatchObject([404, {}]);
  });

  it('tells how far it is', async () => {
    const id = await begin();
    const seen: number[] = [];
    const stepByStep: Render = async (contents, { onProgress }) => {
      for (const done of contents.keys()) {
        onProgress?.(done + 1, contents.length);
        await vi.waitFor(toBe(id, { done: done + 1 }));
        seen.push(done + 1);
      }
      return PDF;
    };
    await printing(stepByStep, toBe(id, { status: 'ready', done: 3 }));
    expect(seen).toEqual([1, 2, 3]);
  });

  it('is resumed when its process is silent for a minute, not earlier', async () => {
    const id = await begin();
    const options = { supervise: false, monitorIntervalSeconds: 1 };
    const boss = newBoss(database(), SILENT, options);
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
    await printing(toPdf, toBe(id, { status: 'ready' }));
  });

  it('is tried three times, then fails', async () => {
    const id = await begin();
    const render = vi.fn<Render>().mockRejectedValue(new Error('no ink'));
    await printing(render, toBe(id, { status: 'failed' }));
    expect(render).toHaveBeenCalledTimes(3);
    expect(failures).toHaveLength(3);
  });

  it('stops when the batch was deleted', async () => {
    const id = await begin();
    let parts = 0;
    let hasEnded = false;
    const endless: Render = async (contents, { onProgress }) => {
      await database().kysely.deleteFrom('label_batches').where('id', '=', id).execute();
      try {
        for (; parts < 50; parts += 1) {
          onProgress?.(1, contents.length);
          await sleep(20);
        }
        return PDF;
      } finally {
        hasEnded = true;
      }
    };
    await printing(endless, () => Promise.resolve(expect(hasEnded).toBe(true)));
    expect(parts).toBeLessThan(50);
    expect(failures).toEqual([]);
    expect(await read(id)).toMatchObject([404, {}]);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { claimLabelBatch, KEPT_BATCHES } from './store.ts';
import { renderLabels } from '../../pdf/render-labels.ts';
import { type Customer, TEST_PRICE } from '../../testing/booking-desk.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useBookingDesk } from '../../testing/for-a-suite.ts';
import { LabelPrinter } from './label-printer.ts';

type Schemas = components['schemas'];
type Render = typeof renderLabels;

const PDF = new TextEncoder().encode('%PDF-1.7');
const NOBODYS = 'shp_01jd4a5r6s7t8v9w0x1y2z3a4b';

onDatabases('each', (database) => {
  const desk = useBookingDesk(database);
  let owner: Customer;
  let shipments: Schemas['Shipment'][];
  let cancelled: Schemas['Shipment'];
  const failures: unknown[] = [];

  beforeAll(async () => {
    owner = await desk.newCustomer(4 * TEST_PRICE);
    shipments = [await desk.ship(owner), await desk.ship(owner), await desk.ship(owner)];
    cancelled = await desk.ship(owner);
    await desk.cancel(owner, cancelled.id);
  });

  const idsOf = (of: readonly { id: string }[]) => of.map(({ id }) => id);
  const begin = (body: Partial<Schemas['LabelBatchCreate']> = {}, key = randomUUID()) =>
    desk.app.inject({
      method: 'POST',
      url: '/api/website/label-batches',
      headers: { ...owner.headers, 'idempotency-key': key },
      payload: { shipment_ids: idsOf(shipments), paper: 'a6', language: 'ar', ...body },
    });
  const read = async (id: string, customer = owner) => desk.get(customer, `/label-batches/${id}`);
  const download = (id: string, customer = owner) =>
    desk.post(customer, `/label-batches/${id}/file`, {});
  const stateOf = async (id: string) => (await read(id)).json<Schemas['LabelBatch']>();

  const printerOf = (render: Render, clock = () => new Date()) =>
    new LabelPrinter({
      db: database(),
      publicUrl: 'https://mizan.example',
      clock,
      log: { error: (failure: unknown) => failures.push(failure) },
      render,
    });
  /** A batch that nobody has touched yet. */
  async function waitingBatch(ids = idsOf(shipments)): Promise<string> {
    const batch = (await begin({ shipment_ids: ids })).json<Schemas['LabelBatch']>();
    await desk.app.labelPrinter.wake();
    await database()
      .kysely.updateTable('label_batches')
      .set({ status: 'waiting', tries: 0, done: 0 })
      .where('id', '=', batch.id)
      .execute();
    return batch.id;
  }

  describe('a batch', () => {
    it('becomes one file in the background, without what has no label', async () => {
      const ids = [...idsOf(shipments), cancelled.id, NOBODYS];
      const created = await begin({ shipment_ids: ids });
      expect([created.statusCode, created.json()]).toMatchObject([
        201,
        { status: 'waiting', done: 0, total: 3 },
      ]);
      const { id } = created.json<Schemas['LabelBatch']>();
      await desk.app.labelPrinter.wake();
      expect(await stateOf(id)).toMatchObject({
        status: 'ready',
        done: 3,
        total: 3,
        left_out: [
          {
            shipment_id: cancelled.id,
            tracking_number: cancelled.tracking_number,
            reason: 'cancelled',
          },
          { shipment_id: NOBODYS, reason: 'not_found' },
        ],
      });
      const file = await download(id);
      expect(file.headers['content-type']).toBe('application/pdf');
      expect(file.headers['content-disposition']).toMatch(/filename="mizan-labels-.*\.pdf"$/);
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    });

    it('is begun once, however often the same key comes', async () => {
      const key = randomUUID();
      const [first, second] = [await begin({}, key), await begin({}, key)];
      expect(second.json()).toEqual(first.json());
      const other = await begin({ paper: '4x6' }, key);
      expect([other.statusCode, other.json()]).toMatchObject([
        422,
        { code: 'idempotency_key_reused' },
      ]);
    });

    it('is refused where nothing has a label', async () => {
      const answer = await begin({ shipment_ids: [cancelled.id, NOBODYS] });
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'no_label' }]);
    });

    it('has a label for each piece, and no more of them than a file holds', async () => {
      const setPieces = (pieces: number) =>
        database()
          .kysely.updateTable('shipments')
          .set({ pieces })
          .where('id', 'in', idsOf(shipments))
          .execute();
      await setPieces(2);
      expect((await begin()).json()).toMatchObject({ total: 6 });
      await desk.app.labelPrinter.wake();
      await setPieces(667);
      expect((await begin()).json()).toMatchObject({ status: 409, code: 'too_many_labels' });
      await setPieces(1);
    });

    it('is nobody else’s, and leaves out what is another’s', async () => {
      const { id } = (await begin()).json<Schemas['LabelBatch']>();
      const stranger = await desk.newCustomer(TEST_PRICE);
      expect((await read(id, stranger)).statusCode).toBe(404);
      expect((await download(id, stranger)).statusCode).toBe(404);
      const theirs = await desk.ship(stranger);
      const mixed = await begin({ shipment_ids: [theirs.id, ...idsOf(shipments)] });
      expect(mixed.json()).toMatchObject({
        total: 3,
        left_out: [{ shipment_id: theirs.id, reason: 'not_found' }],
      });
      expect(mixed.body).not.toContain(theirs.tracking_number);
    });

    it('has no file before it is ready', async () => {
      const id = await waitingBatch();
      await database()
        .kysely.updateTable('label_batches')
        .set({ file: null })
        .where('id', '=', id)
        .execute();
      const answer = await download(id);
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'labels_not_ready' }]);
      await printerOf(() => Promise.resolve(PDF)).wake();
    });

    it('makes way for newer ones', async () => {
      const { id } = (await begin()).json<Schemas['LabelBatch']>();
      for (let more = 0; more < KEPT_BATCHES; more += 1) await begin();
      expect((await read(id)).statusCode).toBe(404);
      await desk.app.labelPrinter.wake();
    });
  });

  describe('the printer', () => {
    it('tells how far it is', async () => {
      const id = await waitingBatch();
      const seen: number[] = [];
      const printer = printerOf(async (contents, { onProgress }) => {
        for (const done of contents.keys()) {
          onProgress?.(done + 1, contents.length);
          await expect.poll(async () => (await stateOf(id)).done).toBe(done + 1);
          seen.push(done + 1);
        }
        return PDF;
      });
      await printer.wake();
      expect(seen).toEqual([1, 2, 3]);
      expect(await stateOf(id)).toMatchObject({ status: 'ready', done: 3 });
    });

    it('leaves out what was cancelled meanwhile', async () => {
      await desk.topUp(owner, TEST_PRICE);
      const late = await desk.ship(owner);
      const id = await waitingBatch([...idsOf(shipments), late.id]);
      await desk.cancel(owner, late.id);
      await printerOf((contents, { onProgress }) => {
        onProgress?.(contents.length, contents.length);
        return Promise.resolve(PDF);
      }).wake();
      expect(await stateOf(id)).toMatchObject({
        status: 'ready',
        ...{ done: 3, total: 3, left_out: [{ shipment_id: late.id, reason: 'cancelled' }] },
      });
    });

    it('takes up what a server left that is gone, and nothing that is in hand', async () => {
      const id = await waitingBatch();
      const start = new Date();
      await claimLabelBatch(database().kysely, start);
      const render = () => Promise.resolve(PDF);
      await printerOf(render, () => new Date(start.getTime() + 59_000)).wake();
      expect(await stateOf(id)).toMatchObject({ status: 'rendering' });
      await printerOf(render, () => new Date(start.getTime() + 60_000)).wake();
      expect(await stateOf(id)).toMatchObject({ status: 'ready' });
    });

    it('gives up what is under way when the server closes, for the next one', async () => {
      const id = await waitingBatch();
      const printer = printerOf(async (contents, { onProgress }) => {
        void printer.close();
        onProgress?.(1, contents.length);
        return Promise.resolve(PDF);
      });
      await printer.wake();
      expect(await stateOf(id)).toMatchObject({ status: 'waiting', done: 0 });
      await printerOf(() => Promise.resolve(PDF)).wake();
      expect(await stateOf(id)).toMatchObject({ status: 'ready' });
    });

    it('tries three times, then says that it failed', async () => {
      const id = await waitingBatch();
      let tries = 0;
      failures.length = 0;
      await printerOf(() => {
        tries += 1;
        return Promise.reject(new Error('no ink'));
      }).wake();
      expect(tries).toBe(3);
      expect(failures).toHaveLength(3);
      expect(await stateOf(id)).toMatchObject({ status: 'failed' });
    });

    it('stops when nobody waits for the file any more', async () => {
      const id = await waitingBatch();
      let finished = false;
      await printerOf(async (contents, { onProgress }) => {
        const { kysely } = database();
        await kysely.deleteFrom('label_batches').where('id', '=', id).execute();
        for (let part = 1; part <= 50; part += 1) {
          onProgress?.(1, contents.length);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        finished = true;
        return PDF;
      }).wake();
      expect(finished).toBe(false);
      expect((await read(id)).statusCode).toBe(404);
    });
  });
});

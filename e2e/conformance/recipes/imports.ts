import { requestedBy } from '../account.ts';
import { BrokenLaw } from '../answer.ts';
import { bodyFrom } from '../bookings.ts';
import type { Call } from '../call.ts';
import type { OperationId } from '../contract.ts';
import {
  bookingOf,
  checked,
  columnsFor,
  priced,
  rightFile,
  settled,
  uploaded,
  type ImportBatch,
  type Importer,
} from '../imports.ts';
import type { Workspace } from '../workspace.ts';
import { asCompany, example, listed, type Recipe } from './recipe.ts';

/** Number of batches from files that a workspace keeps. */
const KEPT = 3;

/** Unbooked batches of an account at which the oldest are deleted; 50 are allowed. */
const MOST_UNBOOKED = 20;

/** Rows of a batch whose booking takes so long that it can be stopped. */
const LONG = 60;

/** Halalas added when a batch costs more than the balance. */
const PURSE = 4_000_000;

/** The note with the batch that is booked and stopped by turns. */
const STOPPED = 'import that is stopped';

async function importerOf({ api, company, lists, draw }: Workspace): Promise<Importer> {
  return { api, account: await company(), lists: await lists(), draw };
}

/** Deletes the oldest unbooked batches, also those that broken requests have made. */
async function makeRoom({ api, company, imports, notes }: Workspace): Promise<void> {
  const who = requestedBy(await company());
  const { data } = await api.ok('listImportBatches', { who, query: { limit: '100' } });
  const idle = new Set(['unreadable', 'matching', 'checked', 'priced', 'waiting', 'stopped']);
  const unbooked = data.filter(({ id, status }) => idle.has(status) && id !== notes.get(STOPPED));
  for (const { id } of unbooked.slice(MOST_UNBOOKED)) {
    await api.ok('deleteImportBatch', { who, path: { batch_id: id } });
    const known = imports.items.find((each) => each.id === id);
    if (known) imports.drop(known);
  }
}

/** A batch from a file, not booked, that the server is not at work on. */
async function anyBatch(workspace: Workspace): Promise<ImportBatch> {
  const { draw, imports } = workspace;
  const importer = await importerOf(workspace);
  while (imports.items.length > 0) {
    const known = await imports.any(draw);
    const batch = await settled(importer, known.id);
    if (['matching', 'checked', 'priced'].includes(batch.status)) return batch;
    imports.drop(known);
  }
  await makeRoom(workspace);
  const batch = await uploaded(importer, await rightFile(importer, draw.whole(1, 4)));
  imports.add(batch);
  return batch;
}

/** One whose rows have been checked. */
async function checkedBatch(workspace: Workspace): Promise<ImportBatch> {
  const batch = await anyBatch(workspace);
  return batch.status === 'matching' ? checked(await importerOf(workspace), batch) : batch;
}

/** One with a row that is ready, or that was before it was priced. */
async function readyBatch(workspace: Workspace): Promise<ImportBatch> {
  for (let tries = 0; tries < 12; tries += 1) {
    const batch = await checkedBatch(workspace);
    const { ready, priced: done, unpriced } = batch.counts;
    if (ready + done + unpriced > 0) return batch;
    forget(workspace, batch.id);
  }
  throw new BrokenLaw('No file of right rows had a row that is ready');
}

/** One that can be booked, and for which the balance suffices. */
async function pricedBatch(workspace: Workspace): Promise<ImportBatch> {
  const importer = await importerOf(workspace);
  for (let tries = 0; tries < 12; tries += 1) {
    const ready = await readyBatch(workspace);
    const batch = isBookable(ready) ? ready : await priced(importer, ready);
    if (isBookable(batch)) {
      await pay(workspace, batch);
      return batch;
    }
    forget(workspace, batch.id);
  }
  throw new BrokenLaw('No courier took a row of twelve files');
}

function isBookable({ status, counts }: ImportBatch): boolean {
  return status === 'priced' && counts.priced > 0;
}

async function pay({ api, config, company }: Workspace, { total, covered }: ImportBatch) {
  if (total && total.amount > (covered?.total.amount ?? 0))
    await config.addBalance(api, await company(), Math.max(PURSE, 2 * total.amount));
}

function forget({ imports }: Workspace, gone: string | undefined): void {
  const known = imports.items.find(({ id }) => id === gone);
  if (known) imports.drop(known);
}

/** A batch that is being booked. */
async function bookingBatch(workspace: Workspace): Promise<string> {
  const { api, notes } = workspace;
  const importer = await importerOf(workspace);
  const known = notes.get(STOPPED);
  let batch = typeof known === 'string' ? await settled(importer, known) : undefined;
  if (!batch || !['priced', 'stopped', 'waiting'].includes(batch.status)) {
    await makeRoom(workspace);
    const read = await uploaded(importer, await rightFile(importer, LONG));
    batch = await priced(importer, await checked(importer, read));
    notes.set(STOPPED, batch.id);
  }
  await pay(workspace, batch);
  await api.ok('bookImportBatch', bookingOf(importer, batch));
  return batch.id;
}

/** A request that concerns a batch in the state. */
function concerning(
  find: (workspace: Workspace) => Promise<ImportBatch>,
  rest: (workspace: Workspace, batch: ImportBatch) => Call | Promise<Call> = () => ({}),
): (workspace: Workspace) => Promise<Call> {
  return asCompany(async (workspace) => {
    const batch = await find(workspace);
    const { path, ...call } = await rest(workspace, batch);
    return { path: { batch_id: batch.id, ...path }, ...call };
  });
}

/** The contract's example with a batch that there is, in whatever state. */
function sketched(id: OperationId): (workspace: Workspace) => Promise<Call> {
  return concerning(anyBatch, (_workspace, batch) => {
    const { path, ...call } = example(id);
    return { ...call, path: { ...path, batch_id: batch.id } };
  });
}

/** The next page after a first row, or the rows of a filter. */
async function rowsQuery(workspace: Workspace, { id }: ImportBatch): Promise<Call> {
  const { api, company, draw } = workspace;
  const who = requestedBy(await company());
  const query = { limit: '1' };
  const call = { who, path: { batch_id: id }, query };
  if (draw.chance(0.3)) {
    const { page } = await api.ok('listImportRows', call);
    if (page.next_cursor !== undefined) return { query: { ...query, cursor: page.next_cursor } };
  }
  const { query: drawn = {} } = await listed('listImportRows').call(workspace);
  return { query: drawn };
}

async function rowChange(workspace: Workspace, { id }: ImportBatch): Promise<Call> {
  const { api, company, draw } = workspace;
  const call = { who: requestedBy(await company()), path: { batch_id: id } };
  const { data } = await api.ok('listImportRows', call);
  const { row } = draw.one(data);
  const body = draw.one([
    { cells: [{ field: 'product_name', text: 'تمور فاخرة' }] },
    { cells: [{ field: 'weight', text: '2 kg' }], book_again: true },
    { cells: [{ field: 'receiver.city', text: 'لا مدينة' }] },
    { leave_out: draw.chance(0.3) },
    {},
  ]);
  return { path: { row: String(row) }, body };
}

export const importRecipes = {
  listImportBatches: listed('listImportBatches'),
  createImportBatch: {
    call: async (workspace) => {
      await makeRoom(workspace);
      const importer = await importerOf(workspace);
      const file = await rightFile(importer, workspace.draw.whole(1, 4));
      return { who: requestedBy(importer.account), file };
    },
    done: ({ imports }, { body }) => {
      imports.add(body as ImportBatch);
      if (imports.items.length > KEPT) void imports.take();
    },
    sketch: asCompany(async (workspace) => ({
      file: await rightFile(await importerOf(workspace), 1),
    })),
    isShared: true,
    weight: 0.6,
  },
  createImportBatchFromShipments: {
    call: async (workspace) => {
      const { shipments, drafts, company, draw } = workspace;
      await makeRoom(workspace);
      const pool = draw.chance(0.7) ? shipments : drafts;
      await pool.any(draw);
      const ids = pool.items.slice(0, draw.whole(1, 3)).map(({ id }) => id);
      const body = pool === shipments ? { shipment_ids: ids } : { draft_ids: ids };
      return { who: requestedBy(await company()), body };
    },
    sketch: asCompany(() => example('createImportBatchFromShipments')),
    weight: 0.6,
  },
  getImportBatch: { call: concerning(anyBatch) },
  deleteImportBatch: {
    call: concerning(anyBatch),
    done: (workspace, _answer, { path }) => {
      forget(workspace, path?.batch_id);
    },
    weight: 0.6,
  },
  updateImportColumns: {
    call: concerning(anyBatch, async (workspace, { version }) => ({
      body: await columnsFor(await importerOf(workspace), version),
    })),
    weight: 0.6,
  },
  listImportRows: { call: concerning(anyBatch, rowsQuery) },
  updateImportRow: { call: concerning(checkedBatch, rowChange), sketch: sketched('updateImportRow') },
  correctImportRows: {
    call: concerning(checkedBatch, ({ draw }) => ({
      body: {
        field: 'product_name',
        from: draw.one(['تمور تجريبية', 'تمور فاخرة']),
        to: draw.one(['تمور تجريبية', 'تمور فاخرة']),
      },
    })),
    sketch: sketched('correctImportRows'),
  },
  priceImportBatch: {
    call: concerning(readyBatch, async ({ draw, couriers }, { version }) => {
      const { choice, service_type } = bodyFrom('priceImportBatch', draw);
      return {
        body: {
          ...{ version, choice },
          ...(service_type !== undefined && { service_type }),
          ...(choice === 'courier' && { courier_id: draw.one(await couriers()) }),
        },
      };
    }),
    sketch: sketched('priceImportBatch'),
    weight: 0.6,
  },
  bookImportBatch: {
    call: async (workspace) => bookingOf(await importerOf(workspace), await pricedBatch(workspace)),
    done: (workspace, _answer, { path }) => {
      forget(workspace, path?.batch_id);
    },
    sketch: sketched('bookImportBatch'),
    weight: 0.4,
  },
  stopImportBatch: {
    call: asCompany(async (workspace) => ({ path: { batch_id: await bookingBatch(workspace) } })),
    sketch: sketched('stopImportBatch'),
    exempt: () => 'the last row may be booked before the request to stop arrives: 409',
    orElse: [409],
    weight: 0.3,
  },
  downloadImportRows: {
    call: concerning(anyBatch, ({ draw }) => ({ body: bodyFrom('downloadImportRows', draw) })),
  },
  downloadImportTemplate: {
    call: asCompany(({ draw }) => ({ body: bodyFrom('downloadImportTemplate', draw) })),
    isShared: true,
  },
} satisfies Partial<Record<OperationId, Recipe>>;

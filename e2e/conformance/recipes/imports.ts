import { requestedBy } from '../account.ts';
import { bodyFrom } from '../bookings.ts';
import type { Call } from '../call.ts';
import type { OperationId } from '../contract.ts';
import { bookingOf, columnsFor, rightFile, type ImportBatch } from '../imports.ts';
import type { Workspace } from '../workspace.ts';
import {
  anyBatch,
  bookingBatch,
  checkedBatch,
  forget,
  importerOf,
  makeRoom,
  pricedBatch,
  readyBatch,
} from './import-states.ts';
import { asCompany, example, listed, type Recipe } from './recipe.ts';

/** Number of batches from files that a workspace keeps. */
const KEPT = 3;

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
  updateImportRow: {
    call: concerning(checkedBatch, rowChange),
    sketch: sketched('updateImportRow'),
    // Of a batch that is being checked or booked.
    orElse: [409],
  },
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

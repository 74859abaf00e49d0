import { requestedBy } from '../account.ts';
import { BrokenLaw } from '../answer.ts';
import {
  bookingOf,
  checked,
  priced,
  rightFile,
  settled,
  uploaded,
  type ImportBatch,
  type Importer,
} from '../imports.ts';
import type { Workspace } from '../workspace.ts';

/** Unbooked batches of an account at which the oldest are deleted; 50 are allowed. */
const MOST_UNBOOKED = 20;

/** Rows of a batch whose booking takes so long that it can be stopped. */
const LONG = 60;

/** Halalas added when a batch costs more than the balance. */
const PURSE = 4_000_000;

/** The note with the batch that is booked and stopped by turns. */
const STOPPED = 'import that is stopped';

export async function importerOf({ api, company, lists, draw }: Workspace): Promise<Importer> {
  return { api, account: await company(), lists: await lists(), draw };
}

/** Deletes the oldest unbooked batches, also those that broken requests have made. */
export async function makeRoom({ api, company, imports, notes }: Workspace): Promise<void> {
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
export async function anyBatch(workspace: Workspace): Promise<ImportBatch> {
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
export async function checkedBatch(workspace: Workspace): Promise<ImportBatch> {
  const batch = await anyBatch(workspace);
  return batch.status === 'matching' ? checked(await importerOf(workspace), batch) : batch;
}

/** One with a row that is ready, or that was before it was priced. */
export async function readyBatch(workspace: Workspace): Promise<ImportBatch> {
  for (let tries = 0; tries < 12; tries += 1) {
    const batch = await checkedBatch(workspace);
    const { ready, priced: done, unpriced } = batch.counts;
    if (ready + done + unpriced > 0) return batch;
    forget(workspace, batch.id);
  }
  throw new BrokenLaw('No file of right rows had a row that is ready');
}

/** One that can be booked, and for which the balance suffices. */
export async function pricedBatch(workspace: Workspace): Promise<ImportBatch> {
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

/** Forgets a batch that is deleted or booked. */
export function forget({ imports }: Workspace, gone: string | undefined): void {
  const known = imports.items.find(({ id }) => id === gone);
  if (known) imports.drop(known);
}

/** A batch that is being booked. */
export async function bookingBatch(workspace: Workspace): Promise<string> {
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

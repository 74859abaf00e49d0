import { randomUUID } from 'node:crypto';
import type { TaskWork } from '../../jobs/task-queue.ts';
import { bookSome } from './book-rows.ts';
import { checkSome } from './check-rows.ts';
import { giveUpImport } from './give-up.ts';
import type { ImportServices } from './import-services.ts';
import { importTask } from './import-task.ts';
import { endLease, keepLease } from './lease.ts';
import { priceSome } from './price-rows.ts';
import { readFile } from './read-file.ts';
import type { ImportBatch, ImportBatchKey } from './store.ts';

/** Does a part of the work that a batch with this status waits for, at most a second or two. */
type Step = (services: Required<ImportServices>, batch: ImportBatch) => Promise<unknown>;

const STEPS: Partial<Record<ImportBatch['status'], Step>> = {
  reading: readFile,
  checking: checkSome,
  pricing: priceSome,
  booking: bookSome,
};

/** Batches that one process works on at once; others wait. */
const AT_ONCE = 4;

/**
 * The work on batches, step by step. Each step writes what it has done, so that another process can
 * go on with the next if this one dies.
 */
export function importWork(given: ImportServices): TaskWork<ImportBatchKey> {
  const services = { clock: () => new Date(), ...given };
  const { db, clock } = services;
  return {
    task: importTask,
    atOnce: AT_ONCE,
    async run(key, signal) {
      const worker = randomUUID();
      try {
        while (!signal.aborted) {
          const batch = await keepLease(db.kysely, key, worker, clock());
          const step = batch && STEPS[batch.status];
          if (!step) return;
          await step(services, batch);
        }
      } finally {
        await endLease(db.kysely, key, worker);
      }
    },
    giveUp: (key) => giveUpImport(db, key, clock()),
  };
}

import type { Database } from '../db/database.ts';
import { importWork } from '../features/import-batches/import-work.ts';
import { batchesAtWork } from '../features/import-batches/lease.ts';

/** Does the work on all batches that wait for it, as a server's tasks do; stops at a failure. */
export async function workOnImports(db: Database): Promise<void> {
  const log = {
    error(failure: unknown): never {
      throw new Error('work on an import failed', { cause: failure });
    },
  };
  const work = importWork({ db, log });
  for (const key of await batchesAtWork(db.kysely)) {
    await work.run(key, new AbortController().signal);
  }
}

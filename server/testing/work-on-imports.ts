import type { Database } from '../db/database.ts';
import { importWork } from '../features/import-batches/import-work.ts';
import { abandonedBatches } from '../features/import-batches/lease.ts';

/** Does the work on all batches that wait for it, as a server's tasks do; stops at a failure. */
export async function workOnImports(db: Database, clock = () => new Date()): Promise<void> {
  const log = {
    error(failure: unknown): never {
      throw new Error('work on an import failed', { cause: failure });
    },
  };
  const work = importWork({ db, log, clock });
  for (const key of await abandonedBatches(db.kysely, clock())) {
    await work.run(key, new AbortController().signal);
  }
}

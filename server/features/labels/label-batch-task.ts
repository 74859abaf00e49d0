import type { Database, Queryable } from '../../db/database.ts';
import type { Task, TaskWork } from '../../jobs/task-queue.ts';
import { labelsOf, renderLabels } from '../../pdf/render-labels.ts';
import { labelContentOf } from './label-content-of.ts';
import { sortOut } from './sort-out.ts';
import {
  beginLabelBatch,
  failLabelBatch,
  finishLabelBatch,
  keepLabelProgress,
  type LabelBatch,
  type LabelBatchKey,
} from './store.ts';

/** Makes the file of one label batch. */
export const labelBatchTask: Task<LabelBatchKey> = { name: 'print-labels', tries: 3 };

interface LabelBatchOptions {
  db: Database;
  /** Origin of the public pages that labels lead to. */
  publicUrl: string;
  /** Makes the file; tests replace it. */
  render?: typeof renderLabels;
}

/** The batch was deleted, or the server is closing. */
class Interruption extends Error {}

export function labelBatchWork(options: LabelBatchOptions): TaskWork<LabelBatchKey> {
  const { db, publicUrl, render = renderLabels } = options;
  return {
    task: labelBatchTask,
    async run(key, signal) {
      const batch = await beginLabelBatch(db.kysely, key);
      if (!batch) return;
      const { account_id, shipment_ids, paper, language } = batch;
      const { printable, leftOut } = await sortOut(db.kysely, account_id, shipment_ids);
      const progress = keepProgress(db.kysely, key, { total: labelsOf(printable), leftOut });
      const onProgress = (done: number) => {
        if (signal.aborted || !progress.isWanted()) throw new Interruption();
        progress.keep(done);
      };
      try {
        onProgress(0);
        const contents = printable.map((shipment) => labelContentOf(shipment, publicUrl));
        const file = await render(contents, { paper, language, onProgress });
        await progress.kept();
        await finishLabelBatch(db.kysely, key, file);
      } catch (error) {
        await progress.kept();
        if (progress.isWanted()) throw error;
      }
    },
    giveUp: (key) => failLabelBatch(db.kysely, key),
  };
}

/** Records the progress of a file while it is being made, one update at a time. */
function keepProgress(
  db: Queryable,
  key: LabelBatchKey,
  { total, leftOut }: { total: number; leftOut: LabelBatch['left_out'] },
) {
  let isWanted = true;
  let keeping = Promise.resolve();
  return {
    /** False once the batch is deleted. */
    isWanted: () => isWanted,
    keep(done: number): void {
      keeping = keeping.then(async () => {
        isWanted = await keepLabelProgress(db, key, { done, total, leftOut });
      });
      // The error reaches the caller through `kept`.
      keeping.catch(() => undefined);
    },
    kept: () => keeping,
  };
}

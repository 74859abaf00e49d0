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
  type LabelBatchPlace,
} from './store.ts';

/** Makes the file of one label batch. */
export const labelBatchTask: Task<LabelBatchPlace> = { name: 'print-labels', tries: 3 };

interface LabelBatchOptions {
  db: Database;
  /** Origin of the public pages that labels lead to. */
  publicUrl: string;
  /** Makes the file; tests replace it. */
  render?: typeof renderLabels;
}

/** The batch was deleted, or the server is closing. */
class Interruption extends Error {}

export function labelBatchWork(options: LabelBatchOptions): TaskWork<LabelBatchPlace> {
  const { db, publicUrl, render = renderLabels } = options;
  return {
    task: labelBatchTask,
    async run(place, signal) {
      const batch = await beginLabelBatch(db.kysely, place);
      if (!batch) return;
      const { account_id, shipment_ids, paper, language } = batch;
      const { printable, leftOut } = await sortOut(db.kysely, account_id, shipment_ids);
      const progress = keepProgress(db.kysely, place, { total: labelsOf(printable), leftOut });
      const onProgress = (done: number) => {
        if (signal.aborted || !progress.isWanted()) throw new Interruption();
        progress.keep(done);
      };
      try {
        onProgress(0);
        const contents = printable.map((shipment) => labelContentOf(shipment, publicUrl));
        const file = await render(contents, { paper, language, onProgress });
        await progress.kept();
        await finishLabelBatch(db.kysely, place, file);
      } catch (error) {
        await progress.kept();
        if (progress.isWanted()) throw error;
      }
    },
    giveUp: (place) => failLabelBatch(db.kysely, place),
  };
}

/** Records the progress of a file while it is being made, one update at a time. */
function keepProgress(
  db: Queryable,
  place: LabelBatchPlace,
  { total, leftOut }: { total: number; leftOut: LabelBatch['left_out'] },
) {
  let isWanted = true;
  let keeping = Promise.resolve();
  return {
    /** False once the batch is deleted. */
    isWanted: () => isWanted,
    keep(done: number): void {
      keeping = keeping.then(async () => {
        isWanted = await keepLabelProgress(db, place, { done, total, leftOut });
      });
      // The error reaches the caller through `kept`.
      keeping.catch(() => undefined);
    },
    kept: () => keeping,
  };
}

import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import {
  type ClaimedBatch,
  claimLabelBatch,
  failLabelBatch,
  finishLabelBatch,
  keepLabelProgress,
  releaseLabelBatch,
} from './store.ts';
import { labelsOf, renderLabels } from '../../pdf/render-labels.ts';
import { labelContentOf } from './label-content-of.ts';
import { sortOut } from './sort-out.ts';

export interface LabelPrinterOptions {
  db: Database;
  /** Origin of the public pages that labels lead to. */
  publicUrl: string;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Makes the file; tests have others. */
  render?: typeof renderLabels;
}

/** Nobody waits for the file any more, or the server closes. */
class Interruption extends Error {}

/**
 * Makes the files of label batches, one after another. A batch is claimed in the database, so that
 * of several processes one makes it, and another takes it up when that one is gone.
 */
export class LabelPrinter {
  readonly #options: LabelPrinterOptions;
  #work = Promise.resolve();
  #isClosing = false;

  constructor(options: LabelPrinterOptions) {
    this.#options = options;
  }

  /** Works until no batch waits. @returns once that is so; never rejects. */
  wake(): Promise<void> {
    this.#work = this.#work.then(() => this.#printAll());
    return this.#work;
  }

  /** Gives up what is under way, for whoever comes next. */
  close(): Promise<void> {
    this.#isClosing = true;
    return this.#work;
  }

  async #printAll(): Promise<void> {
    const { db, clock, log } = this.#options;
    try {
      while (!this.#isClosing) {
        const batch = await claimLabelBatch(db.kysely, clock());
        if (!batch) return;
        await this.#print(batch);
      }
    } catch (err) {
      log.error({ err }, 'label batches could not be worked on');
    }
  }

  async #print(batch: ClaimedBatch): Promise<void> {
    const { kysely } = this.#options.db;
    try {
      await finishLabelBatch(kysely, batch, await this.#render(batch));
    } catch (err) {
      if (err instanceof Interruption) return releaseLabelBatch(kysely, batch);
      this.#options.log.error({ err, batch: batch.id }, 'a label batch failed');
      await failLabelBatch(kysely, batch);
    }
  }

  async #render(batch: ClaimedBatch): Promise<Uint8Array> {
    const { db, publicUrl, clock, render = renderLabels } = this.#options;
    const { account_id, shipment_ids, paper, language } = batch;
    const { printable, leftOut } = await sortOut(db.kysely, account_id, shipment_ids);
    const total = labelsOf(printable);
    let isWanted = true;
    let keeping = Promise.resolve();
    const onProgress = (done: number) => {
      if (this.#isClosing || !isWanted) throw new Interruption();
      keeping = keeping.then(async () => {
        const progress = { done, total, leftOut };
        isWanted = await keepLabelProgress(db.kysely, batch, progress, clock());
      });
      keeping.catch(() => {
        isWanted = false;
      });
    };
    try {
      onProgress(0);
      const contents = printable.map((shipment) => labelContentOf(shipment, publicUrl));
      return await render(contents, { paper, language, onProgress });
    } finally {
      await keeping;
    }
  }
}

import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createThread, ThreadError } from '../pdf/thread.ts';
import { TableRefused, type TableRefusal } from './refusal.ts';
import type { Table, TableLimits } from './table.ts';
import { judgePackage } from './unpack-workbook.ts';
import { rowsOf, type WorkbookTable } from './workbook-table.ts';

export interface WorkbookOrder {
  bytes: Uint8Array;
  limits: TableLimits;
}

export type WorkbookAnswer = { workbook: WorkbookTable } | { refusal: TableRefusal };

const readInThread = createThread<WorkbookOrder, WorkbookAnswer>(
  path.join(import.meta.dirname, 'read-workbook-worker.ts'),
  // Ten thousand rows of sixty columns take two seconds; patience is for a machine that is busy.
  { patience: 120_000, ordersPerThread: 1, memory: { maxOldGenerationSizeMb: 512 } },
);

/**
 * A workbook as a table. It is judged by its directory before the thread that unpacks it begins.
 *
 * @throws TableRefused, as too large also if the thread ran out of time or memory.
 */
export async function readXlsx(bytes: Uint8Array, limits: TableLimits): Promise<Table> {
  judgePackage(bytes, limits);
  const answer = await readInThread({ bytes, limits }).catch((error: unknown) => {
    if (!(error instanceof ThreadError)) throw error;
    const params = { most: limits.unpackedBytes };
    throw new TableRefused({ code: 'unpacked_too_large', params });
  });
  if ('refusal' in answer) throw new TableRefused(answer.refusal);
  const { chunks, ...table } = answer.workbook;
  return {
    format: 'xlsx',
    ...table,
    async *chunks() {
      for (const chunk of chunks) {
        await nextTurn();
        yield rowsOf(chunk);
      }
    },
  };
}

import path from 'node:path';
import { createThread } from '../pdf/thread.ts';
import type { WorkbookContent } from './write-workbook.ts';

/**
 * Writes a workbook in a thread: texts as text cells, of which none is evaluated and phones and
 * leading zeros stay as they are; numbers as numbers; headings that stay in sight.
 *
 * @throws ThreadError if it could not be written.
 */
export const writeXlsx = createThread<WorkbookContent, Uint8Array>(
  path.join(import.meta.dirname, 'write-workbook-worker.ts'),
  { patience: 60_000, ordersPerThread: 20 },
);

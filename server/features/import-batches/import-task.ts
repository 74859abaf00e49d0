import type { Task } from '../../jobs/task-queue.ts';
import type { ImportBatchKey } from './store.ts';

/** Does what a batch is waiting for: reading, checking, pricing or booking. */
export const importTask: Task<ImportBatchKey> = { name: 'work-on-import', tries: 3 };

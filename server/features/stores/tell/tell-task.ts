import type { Task, TaskWork } from '../../../jobs/task-queue.ts';
import type { TellServices } from './tell-order.ts';
import { tellStores } from './tell-stores.ts';

/** Looks which stores have to be told something. */
export const tellTask: Task<Record<string, never>> = { name: 'tell-stores-again', tries: 1 };

/** Looks that a process has under way: one may wait for a store that does not answer. */
const AT_ONCE = 3;

export function tellWork(services: TellServices): TaskWork<Record<string, never>> {
  return {
    task: tellTask,
    atOnce: AT_ONCE,
    run: () => tellStores(services),
    // The next look finds the same.
    giveUp: async () => undefined,
  };
}

import type { Task } from '../../jobs/task-queue.ts';
import type { StoreKey } from './store.ts';

/** Works on the waiting deliveries of a store. */
export const deliveriesTask: Task<StoreKey> = { name: 'work-on-deliveries', tries: 5 };

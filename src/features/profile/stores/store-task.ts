import type { OpenedStore } from '../../../api/generated/model/opened-store.ts';
import type { StoreConnection } from '../../../api/generated/model/store-connection.ts';

/** The current task with the stores. */
export type StoreTask =
  | { kind: 'connect' }
  | { kind: 'settings'; store: StoreConnection }
  | { kind: 'access'; store: StoreConnection }
  | { kind: 'secret'; store: StoreConnection }
  /** What to press at the platform, with the secret if it is new. */
  | { kind: 'set up'; store: StoreConnection; opened?: OpenedStore };

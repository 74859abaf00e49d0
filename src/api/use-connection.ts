import { useSyncExternalStore } from 'react';
import { currentConnection, onConnectionChange, type Connection } from './connection.ts';

/** Whether the server can be reached; updates when it changes. */
export function useConnection(): Connection {
  return useSyncExternalStore(onConnectionChange, currentConnection);
}

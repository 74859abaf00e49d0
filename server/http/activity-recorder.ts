import type { ActivityEntry, ActivityNote } from './activity-note.ts';
import type { HandledId, RequestContext } from './operations.ts';

/** A request that a handler has answered or refused. */
export interface HandledRequest {
  operation: HandledId;
  /** As the contract has it. */
  request: { path: object; query: object; header: object; body: unknown };
  /** The answer's body; undefined if there is none. */
  answer: unknown;
  isRefused: boolean;
  note: ActivityNote;
  context: RequestContext;
}

/** Records what requests do with an account. */
export interface ActivityRecorder {
  /** The entry of a request; undefined if it has none. */
  entryOf: (handled: HandledRequest) => ActivityEntry | undefined;
  /** Never throws: a change that is made stays made. */
  record: (handled: HandledRequest) => Promise<void>;
  /** Waits for entries that are still being written. */
  close: () => Promise<void>;
}

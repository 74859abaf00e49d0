import type { SimulatedPlatforms } from '../features/stores/open-stores.ts';
import type { SandboxAccess } from '../features/top-ups/open-payments.ts';
import type { Letter } from '../messages/message.ts';
import type { SentLetter } from '../messages/outbox.ts';
import type { Family } from '../metrics/metrics.ts';

/** What the primary has started for its workers; null for what it has not. */
export interface Started {
  sandbox: SandboxAccess | null;
  stores: SimulatedPlatforms | null;
}

/** What the primary tells a worker. */
export type Order =
  /** End: with the whole server, or leaving the port to the other workers. */
  | { end: 'stop' | 'leave' }
  /** Report the metrics. */
  | { measure: true }
  /** What the outbox of all workers holds. */
  | { letters: readonly SentLetter[] };

/** What a worker tells the primary. */
export type Report =
  /** Why it does not start, in one line or with a stack trace. */
  | { failure: string }
  | { families: Family[] }
  /** A message for the outbox of all workers. */
  | { letter: Letter };

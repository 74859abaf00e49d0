import type { TrackedEvent } from '../../../common/tracking-progress.ts';
import type { ReadWords } from './courier-words.tsx';

/** One scan of a parcel, in the reader's language. */
export interface HistoryEvent extends TrackedEvent {
  place?: string | undefined;
  /** Why the parcel was not delivered. */
  reason?: string | undefined;
  /** What the courier said about it. */
  words?: ReadWords | undefined;
}

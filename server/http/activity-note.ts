import type { Selectable } from 'kysely';
import type { components } from '../../openapi/generated/types.ts';
import type { Tables } from '../db/tables.ts';

type Schemas = components['schemas'];

/** What a handler adds to the entry of its request in the activity log. */
export interface ActivityNote {
  /** The account concerned, if the operation needs no credentials. */
  accountId?: string;
  /** The session that the request began. */
  sessionId?: string;
  /** Instead of the operation's usual action. */
  action?: Schemas['ActivityAction'];
  /** Recorded although the request is refused. */
  refused?: Schemas['ActivityAction'];
  /** Done on a public page by somebody else, whose country and device are not the account's. */
  isByReceiver?: true;
  subject?: Schemas['ActivitySubject'];
  changes?: Schemas['ActivityChange'][];
  /** Its entry was written with the change itself. */
  isRecorded?: true;
}

/** An entry of the activity log, without the key that keeps repetitions out. */
export type ActivityEntry = Omit<Selectable<Tables['activity']>, 'request_key'>;

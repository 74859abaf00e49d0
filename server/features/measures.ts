import type { Database } from '../db/database.ts';
import type { Messenger } from '../messages/messenger.ts';
import { jobMeasures } from '../jobs/measures.ts';
import type { Measure } from '../metrics/metrics.ts';
import { balanceMeasures } from './balance/measures.ts';
import { topUpsMeasures } from './top-ups/measures.ts';

/** What metrics tell about the database and what features keep in it. */
export const measuresOf = ({ db, messages }: { db: Database; messages: Messenger }): Measure[] => [
  {
    name: 'database_connections',
    help: 'Connections of this process to the database by state, and work that waits for one.',
    label: 'state',
    read: () => db.connections(),
  },
  {
    name: 'messages_under_way',
    help: 'Mails and text messages of this process that are being sent or wait to be retried.',
    read: () => messages.underWay(),
  },
  ...jobMeasures(db),
  ...balanceMeasures(db),
  ...topUpsMeasures(db),
];

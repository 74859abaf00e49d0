import type { Database } from '../db/database.ts';
import type { Messenger } from '../messages/messenger.ts';
import { jobMeasures } from '../jobs/measures.ts';
import type { Measure } from '../metrics/metrics.ts';
import { balanceMeasures } from './balance/measures.ts';
import { topUpsMeasures } from './top-ups/measures.ts';

/** How many connections to the database this process has. */
export const connectionsMeasure = (db: Database): Measure => ({
  name: 'database_connections',
  help: 'Connections of this process to the database by state, and work that waits for one.',
  label: 'state',
  read: () => db.connections(),
});

/** How many messages this process is sending. */
export const messagesMeasure = (messages: Messenger): Measure => ({
  name: 'messages_under_way',
  help: 'Mails and text messages of this process that are being sent or wait to be retried.',
  read: () => messages.underWay(),
});

/** What features keep in the database: the same for all processes, so one of them tells it. */
export const sharedMeasures = (db: Database): Measure[] => [
  ...jobMeasures(db),
  ...balanceMeasures(db),
  ...topUpsMeasures(db),
];

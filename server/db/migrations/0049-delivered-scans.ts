import { runStatements } from '../run-statements.ts';

/** By which the deliveries up to a time of day are found: a shipment keeps only the day of its own. */
export const up = runStatements([
  `create index tracking_events_delivered
    on tracking_events (account_id, occurred_at, shipment_id)
    where tracking_status = 'delivered'`,
]);

import { runStatements } from '../run-statements.ts';

/** Why couriers did not deliver a parcel. Nothing is known of the attempts before. */
export const up = runStatements([
  `alter table tracking_events
    add failure_reason text
      check (failure_reason in ('absent', 'refused', 'address', 'damaged', 'other')),
    add check (failure_reason is null
      or tracking_status in ('delivery_attempted', 'returning', 'failed'))`,
]);

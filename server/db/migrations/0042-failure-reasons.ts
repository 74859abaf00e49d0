import { runStatements } from '../run-statements.ts';

/** Why a delivery attempt failed. */
export const up = runStatements([
  `alter table tracking_events add column failure_reason text
    check (failure_reason in ('absent', 'refused', 'address', 'damaged', 'other'))`,
]);

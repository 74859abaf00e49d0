import { runStatements } from '../run-statements.ts';

/**
 * For the list of one kind of movement. Most are charges, which are soon met without it, and which
 * bookings need not file.
 */
export const up = runStatements([
  `create index ledger_transactions_by_rare_kind on ledger_transactions (account_id, kind, sequence)
    where kind <> 'shipment_charge'`,
]);

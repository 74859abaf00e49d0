import { runStatements } from '../run-statements.ts';

/** Further lines of orders in a file are joined to the first row of their order. */
export const up = runStatements([
  // The row of the file that holds the order.
  'alter table import_rows add joined_to integer',
  `alter table import_rows drop constraint import_rows_state_check,
    add constraint import_rows_state_check check (state in ('unchecked', 'ready', 'wrong',
      'repeated', 'joined', 'left_out', 'unpriced', 'priced', 'booked', 'refused'))`,
  `create index import_rows_joined_to on import_rows (account_id, batch_id, joined_to)
    where joined_to is not null`,
]);

import type { Database } from '../../../db/database.ts';
import type { Customer } from '../../../testing/test-backend.ts';
import { forgetActivity } from '../store.ts';

/** What the activity log has of an account, oldest first, and how to empty it. */
export function recordedOf(database: () => Database) {
  const rowsOf = ({ accountId }: Customer) =>
    database()
      .kysely.selectFrom('activity')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
  const forget = ({ accountId }: Customer) =>
    database()
      .kysely.transaction()
      .execute((tx) => forgetActivity(tx, accountId));
  const actionsOf = async (customer: Customer) =>
    (await rowsOf(customer)).map(({ action }) => action);
  return { rowsOf, actionsOf, forget };
}

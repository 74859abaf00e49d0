import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { HEALTHY } from '../../domain/webhook-health.ts';
import { allowedTo, lockAccount } from '../plans/limits.ts';
import { allowed } from '../plans/plan-limits.ts';
import { changeEndpoint, healthColumns } from './endpoints-store.ts';
import { holdMessages } from './messages-store.ts';

/** Pauses the newest active endpoints of accounts whose plan allows fewer, as after a downgrade. */
export async function pauseBeyondPlan({ kysely }: Database): Promise<void> {
  const { rows: accounts } = await sql<{ account_id: string }>`
    select account_id from webhook_endpoints where state = 'active'
    group by account_id having count(*) > ${allowed('webhook_endpoints', 'basic')}`.execute(kysely);
  for (const { account_id: accountId } of accounts) {
    await kysely.transaction().execute(async (tx) => {
      await lockAccount(tx, accountId);
      const beyond = await tx
        .selectFrom('webhook_endpoints')
        .select(['account_id', 'id'])
        .where('account_id', '=', accountId)
        .where('state', '=', 'active')
        .orderBy('id')
        .offset(await allowedTo(tx, accountId, 'webhook_endpoints'))
        .execute();
      for (const endpoint of beyond) {
        // Failures are not why it is paused.
        await changeEndpoint(tx, endpoint, { state: 'paused', ...healthColumns(HEALTHY) });
        await holdMessages(tx, endpoint);
      }
    });
  }
}

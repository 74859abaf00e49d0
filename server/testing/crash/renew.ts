import { sql } from 'kysely';
import { openForOperator } from '../../commands/open-for-operator.ts';
import { renewPlans } from '../../features/plans/renew-plans.ts';
import { checkDocuments } from '../../features/tax-documents/check-documents.ts';

/** How many accounts have been charged how often for their plan, and whether all documents agree. */
export interface Charged {
  accounts: { charges: number; count: number }[];
  isRight: boolean;
}

/**
 * Renews the plans that are due at a time, its argument, as the server's job does. Prints what was
 * charged before and after it.
 */
const { db, log } = await openForOperator();
await print('before');
process.stdout.write('renewing\n');
const messages = { deliver: () => Promise.resolve() };
await renewPlans({ db, messages, log }, new Date(process.argv[2] ?? ''));
await print('after');
await db.close();
process.stdout.write('renewed\n');

async function print(when: string): Promise<void> {
  const { rows: accounts } = await sql<Charged['accounts'][0]>`
    select charges, count(*)::int as count from (
      select count(*)::int as charges from ledger_transactions
      where kind = 'subscription_charge' group by account_id
    ) as each_account group by charges order by charges`.execute(db.kysely);
  const charged: Charged = { accounts, isRight: await checkDocuments(db, log) };
  process.stdout.write(`${when} ${JSON.stringify(charged)}\n`);
}

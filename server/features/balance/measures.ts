import type { Database } from '../../db/database.ts';
import type { Measure } from '../../metrics/metrics.ts';

/** What the last check of the ledger found; nothing before the first one. */
export const balanceMeasures = ({ kysely }: Pick<Database, 'kysely'>): Measure[] => {
  const last = () => kysely.selectFrom('ledger_checks').selectAll().executeTakeFirst();
  return [
    {
      name: 'ledger_accounts',
      help: 'Accounts by what the last check of the ledger found.',
      label: 'finding',
      async read() {
        const { accounts = 0, differing = 0, in_suspense = 0 } = (await last()) ?? {};
        return { checked: accounts, differing, in_suspense };
      },
    },
    {
      name: 'ledger_checked_timestamp_seconds',
      help: 'When the ledger was last checked.',
      read: async () => ((await last())?.checked_at.getTime() ?? 0) / 1_000,
    },
  ];
};

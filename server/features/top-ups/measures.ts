import type { Database } from '../../db/database.ts';
import type { Measure } from '../../metrics/metrics.ts';
import type { PaymentState } from './tables.ts';

/** Payments that somebody still has to settle. */
export const topUpsMeasures = ({ kysely }: Database): Measure[] => {
  const count = async (status: PaymentState): Promise<number> => {
    const { payments } = await kysely
      .selectFrom('top_up_payments')
      .select(({ fn }) => fn.countAll<number>().as('payments'))
      .where('status', '=', status)
      .executeTakeFirstOrThrow();
    return payments;
  };
  return [
    {
      name: 'held_payments',
      help: 'Payments that differ from what was ordered and wait for an operator.',
      read: () => count('held'),
    },
    {
      name: 'pending_payments',
      help: 'Payments whose outcome the provider has not told.',
      read: () => count('pending'),
    },
  ];
};

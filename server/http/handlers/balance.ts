import { getBalance, lastTransaction, type LedgerTransaction } from '../../db/ledger.ts';
import { sar } from '../mappers/money.ts';
import { withoutNulls } from '../mappers/without-nulls.ts';
import type { Handlers } from '../operations.ts';

export const balanceHandlers = {
  async getBalance(_request, { account, db }) {
    const balance = await getBalance(db.kysely, account.id);
    const last = await lastTransaction(db.kysely, account.id);
    return {
      status: 200,
      body: {
        current_balance: sar(balance.current),
        total_paid: sar(balance.total_paid),
        ...(last && { last_transaction: toTransaction(last) }),
        total_transactions: balance.total_transactions,
        cash_back: sar(balance.cash_back),
      },
    };
  },
} satisfies Pick<Handlers, 'getBalance'>;

function toTransaction(row: LedgerTransaction) {
  return {
    id: row.id,
    kind: row.kind,
    amount: sar(row.amount),
    created_at: row.created_at.toISOString(),
    ...withoutNulls({ shipment_id: row.shipment_id }),
  };
}

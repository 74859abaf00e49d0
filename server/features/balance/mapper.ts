import type { components } from '../../../openapi/generated/types.ts';
import type { BalanceRow } from './balance-read.ts';
import type { LedgerTransaction } from './transactions.ts';
import { sar } from '../../http/wire-money.ts';
import { withoutNulls } from '../../http/without-nulls.ts';

type Schemas = components['schemas'];

export function toBalance(row: BalanceRow): Schemas['Balance'] {
  const { current, cod_collected, cod_remitted, low_balance_threshold: threshold } = row;
  return {
    current_balance: sar(current),
    total_paid: sar(row.total_paid),
    ...(row.total_transactions > 0 && {
      last_transaction: toTransaction(row as LedgerTransaction),
    }),
    total_transactions: row.total_transactions,
    cash_back: sar(row.cash_back),
    is_low: threshold !== null && current < threshold,
    cash_on_delivery: {
      collected: sar(cod_collected),
      owed: sar(cod_collected - cod_remitted),
      remitted: sar(cod_remitted),
    },
  };
}

export function toTransaction(row: LedgerTransaction): Schemas['LedgerTransaction'] {
  const { paid_amount: amount, paid_currency: currency } = row;
  const isTopUp = row.kind === 'top_up';
  return {
    id: row.id,
    sequence: row.sequence,
    kind: row.kind,
    amount: sar(row.amount),
    balance_after: sar(row.balance_after),
    created_at: row.created_at.toISOString(),
    ...withoutNulls({
      shipment_id: row.shipment_id,
      tracking_number: row.tracking_number,
      top_up_id: row.top_up_id,
      payment_method: row.payment_method,
      paid: !isTopUp || amount === null || currency === null ? null : { amount, currency },
      description: row.description,
      cash_on_delivery: row.cod_amount === 0 ? null : sar(row.cod_amount),
    }),
  };
}

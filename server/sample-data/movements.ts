import type { Insertable } from 'kysely';
import { newId } from '../db/ids.ts';
import type { BalancesTable, LedgerEntriesTable, LedgerTransactionsTable } from '../db/schema.ts';
import {
  balanceChange,
  type Posting,
  returnCharge,
  shipmentCharge,
  shipmentRefund,
  topUp,
} from '../domain/ledger.ts';
import { vatOn } from '../domain/vat.ts';
import type { Random } from './random.ts';
import { halfOf, type SampleShipment } from './shipments.ts';

/** One movement of the balance. */
interface Movement {
  posting: Posting;
  shipmentId: string | null;
  at: Date;
}

export interface SampleLedger {
  balance: Insertable<BalancesTable>;
  transactions: Insertable<LedgerTransactionsTable>[];
  entries: Insertable<LedgerEntriesTable>[];
}

/** How an account tops up: as soon as a charge would leave less than `reserve`; halalas. */
export interface TopUpHabit {
  amount: number;
  reserve: number;
}

const MINUTE_MS = 60_000;

/** The ledger behind the shipments of an account, with the top-ups that paid for them. */
export function sampleLedger(
  accountId: string,
  shipments: readonly SampleShipment[],
  habit: TopUpHabit,
  random: Random,
): SampleLedger {
  const movements = withTopUps(shipments.flatMap(movementsOf), habit);
  const transactions = movements.map(({ posting, shipmentId, at }) => ({
    account_id: accountId,
    id: newId('ltx', at, random.next),
    kind: posting.kind,
    amount: balanceChange(posting.entries),
    shipment_id: shipmentId,
    created_at: at,
  }));
  const sumOf = (amounts: readonly { amount: number }[]) =>
    amounts.reduce((sum, { amount }) => sum + amount, 0);
  return {
    balance: {
      account_id: accountId,
      current: sumOf(transactions),
      total_paid: sumOf(transactions.filter(({ kind }) => kind === 'top_up')),
      total_transactions: transactions.length,
      cash_back: 0,
    },
    transactions,
    entries: movements.flatMap(({ posting }, index) =>
      posting.entries.map((entry) => ({
        account_id: accountId,
        transaction_id: transactions[index]?.id ?? '',
        ledger_account: entry.ledgerAccount,
        amount: entry.amount,
      })),
    ),
  };
}

function movementsOf({ row, events, settlement, card }: SampleShipment): Movement[] {
  const charge = shipmentCharge(row);
  const settledAt = events.at(-1)?.occurred_at ?? row.created_at;
  const charged = { posting: charge, shipmentId: row.id, at: row.created_at };
  const settle = (posting: Posting) => ({ posting, shipmentId: row.id, at: settledAt });
  switch (settlement) {
    case 'kept':
      return [charged];
    case 'refunded':
      return [charged, settle(shipmentRefund(charge))];
    case 'partly_refunded':
      return [charged, settle(shipmentRefund(shipmentCharge(halfOf(row))))];
    case 'return_charged': {
      const vat = vatOn(card.returnFee, row.vat_basis_points);
      return [charged, settle(returnCharge({ subtotal: card.returnFee, vat }))];
    }
  }
}

function withTopUps(movements: readonly Movement[], { amount, reserve }: TopUpHabit): Movement[] {
  let balance = 0;
  return movements
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap((movement) => {
      const change = balanceChange(movement.posting.entries);
      const missing = reserve - (balance + change);
      const count = change < 0 && missing > 0 ? Math.ceil(missing / amount) : 0;
      balance += count * amount + change;
      const at = new Date(movement.at.getTime() - MINUTE_MS);
      const topUps = Array.from({ length: count }, () => ({
        posting: topUp(amount),
        shipmentId: null,
        at,
      }));
      return [...topUps, movement];
    });
}

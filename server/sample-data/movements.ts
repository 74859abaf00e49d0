import type { Insertable } from 'kysely';
import { newId } from '../db/ids.ts';
import type {
  BalancesTable,
  LedgerEntriesTable,
  LedgerTransactionsTable,
} from '../features/balance/tables.ts';
import type { TopUpPaymentsTable, TopUpsTable } from '../features/top-ups/tables.ts';
import {
  balanceChange,
  cashOwedChange,
  codCollected,
  codRemitted,
  halfOf,
  type Posting,
  returnCharge,
  shipmentCharge,
  shipmentRefund,
  topUp,
} from '../domain/ledger.ts';
import { vatOn } from '../domain/vat.ts';
import type { Random } from '../domain/random.ts';
import { REMITTED_AFTER_HOURS, type SampleShipment } from './shipments.ts';

/** A movement of the ledger. */
interface Movement {
  posting: Posting;
  shipmentId: string | null;
  at: Date;
}

export interface SampleLedger {
  balance: Insertable<BalancesTable>;
  topUps: Insertable<TopUpsTable>[];
  payments: Insertable<TopUpPaymentsTable>[];
  transactions: Insertable<LedgerTransactionsTable>[];
  entries: Insertable<LedgerEntriesTable>[];
}

/** How an account tops up: whenever a charge would leave less than `reserve`; halalas. */
export interface TopUpHabit {
  amount: number;
  reserve: number;
}

const MINUTE_MS = 60_000;

/** The ledger for an account's shipments, with the top-ups that paid for them. */
export function sampleLedger(
  accountId: string,
  shipments: readonly SampleShipment[],
  habit: TopUpHabit,
  random: Random,
): SampleLedger {
  const ledger: SampleLedger = {
    balance: {
      account_id: accountId,
      current: 0,
      total_paid: 0,
      total_transactions: 0,
      cash_back: 0,
      cod_collected: 0,
      cod_remitted: 0,
    },
    topUps: [],
    payments: [],
    transactions: [],
    entries: [],
  };
  for (const movement of withTopUps(shipments.flatMap(movementsOf), habit)) {
    write(ledger, movement, random);
  }
  return ledger;
}

function write(ledger: SampleLedger, movement: Movement, random: Random): void {
  const { posting, shipmentId, at } = movement;
  const { balance } = ledger;
  const { account_id } = balance;
  const change = balanceChange(posting.entries);
  const owed = cashOwedChange(posting.entries);
  balance.current = (balance.current ?? 0) + change;
  balance.cod_collected += Math.max(0, owed);
  balance.cod_remitted += Math.max(0, -owed);
  balance.total_transactions += 1;
  const id = newId('ltx', at, random.next);
  ledger.transactions.push({
    account_id,
    id,
    sequence: balance.total_transactions,
    kind: posting.kind,
    amount: change,
    balance_after: balance.current,
    cod_amount: Math.abs(owed),
    shipment_id: shipmentId,
    payment_id: posting.kind === 'top_up' ? pay(ledger, change, at, random) : null,
    created_at: at,
  });
  for (const { ledgerAccount, amount } of posting.entries) {
    ledger.entries.push({ account_id, transaction_id: id, ledger_account: ledgerAccount, amount });
  }
}

/** A paid top-up. @returns its payment. */
function pay(
  { balance, topUps, payments }: SampleLedger,
  amount: number,
  at: Date,
  random: Random,
) {
  const { account_id } = balance;
  balance.total_paid += amount;
  const begun = new Date(at.getTime() - MINUTE_MS);
  const id = newId('top', begun, random.next);
  const paymentId = newId('pay', begun, random.next);
  topUps.push({
    account_id,
    id,
    status: 'paid',
    amount,
    currency: 'SAR',
    credit: amount,
    micro_sar: 1_000_000,
    payment_method: random.pick(['credit_card', 'apple_pay', 'credit_card']),
    description: null,
    search_text: id,
    return_url: null,
    locale: 'ar',
    payment_id: paymentId,
    created_at: begun,
    paid_at: at,
  });
  payments.push({
    account_id,
    id: paymentId,
    top_up_id: id,
    // No reference has this hash.
    reference_hash: `sample ${paymentId}`,
    provider: 'sandbox',
    provider_payment_id: `sample_${paymentId}`,
    checkout_url: 'http://localhost:4001/',
    status: 'paid',
    credit: amount,
    micro_sar: 1_000_000,
    created_at: begun,
    checked_at: at,
    settled_at: at,
  });
  return paymentId;
}

function movementsOf({ row, events, settlement, card }: SampleShipment): Movement[] {
  const charge = shipmentCharge(row);
  const settledAt = events.at(-1)?.occurred_at ?? row.created_at;
  const charged = { posting: charge, shipmentId: row.id, at: row.created_at };
  const settle = (posting: Posting) => ({ posting, shipmentId: row.id, at: settledAt });
  switch (settlement) {
    case 'kept':
      return [charged, ...cashOnDelivery(row, settledAt)];
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

/** The cash that the courier collected from the receiver and paid out. */
function cashOnDelivery(
  { id, sender, payment_status: status }: SampleShipment['row'],
  collectedAt: Date,
): Movement[] {
  const amount = sender.amount_to_collect?.amount;
  if (amount === undefined || !/^cod_(collected|remitted)$/.test(status)) return [];
  const collected = codCollected(amount);
  const remittedAt = new Date(collectedAt.getTime() + REMITTED_AFTER_HOURS * 60 * MINUTE_MS);
  return [
    { posting: collected, shipmentId: id, at: collectedAt },
    ...(status === 'cod_remitted'
      ? [{ posting: codRemitted(collected), shipmentId: id, at: remittedAt }]
      : []),
  ];
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

import type { Insertable } from 'kysely';
import { newId } from '../db/ids.ts';
import type { Movement } from '../features/balance/movements.ts';
import { carriageDocument } from '../features/tax-documents/carriage-line.ts';
import type { TopUpPaymentsTable, TopUpsTable } from '../features/top-ups/tables.ts';
import {
  balanceChange,
  codCollected,
  codRemitted,
  halfOf,
  type Posting,
  returnCharge,
  shipmentCharge,
  shipmentRefund,
  topUp,
} from '../domain/ledger.ts';
import { type CreditReason, documentNumber } from '../domain/tax-document.ts';
import { vatOn } from '../domain/vat.ts';
import type { Random } from '../domain/random.ts';
import type { Courier } from './couriers/courier.ts';
import { SAMPLE_COURIERS } from './couriers/sample-couriers.ts';
import { REMITTED_AFTER_HOURS, type SampleShipment } from './shipments.ts';

export interface SampleLedger {
  topUps: Insertable<TopUpsTable>[];
  payments: Insertable<TopUpPaymentsTable>[];
  /** In their order, from an empty balance on. */
  movements: Movement[];
  /** The numbers of the shipments' invoices, by shipment. */
  invoiceNumbers: Map<string, string>;
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
    topUps: [],
    payments: [],
    movements: [],
    invoiceNumbers: new Map(),
  };
  let documents = 0;
  for (const movement of withTopUps(accountId, shipments.flatMap(movementsOf), habit)) {
    const { posting, shipmentId, document, at } = movement;
    if (document) documents += 1;
    if (posting.kind === 'shipment_charge' && shipmentId !== undefined) {
      ledger.invoiceNumbers.set(shipmentId, documentNumber(accountId, documents));
    }
    const paid = balanceChange(posting.entries);
    ledger.movements.push(
      posting.kind === 'top_up'
        ? { ...movement, paymentId: pay(ledger, { accountId, amount: paid, at }, random) }
        : correcting(movement, ledger),
    );
  }
  return ledger;
}

/** A credit note names the invoice that it corrects. */
function correcting(movement: Movement, { invoiceNumbers }: SampleLedger): Movement {
  const { document, shipmentId = '' } = movement;
  if (document?.reason === undefined) return movement;
  const originalNumber = invoiceNumbers.get(shipmentId) ?? '';
  return { ...movement, document: { ...document, originalNumber } };
}

/** A paid top-up. @returns its payment. */
function pay(
  { topUps, payments }: SampleLedger,
  { accountId: account_id, amount, at }: { accountId: string; amount: number; at: Date },
  random: Random,
) {
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
  const posting = shipmentCharge(row);
  const settledAt = events.at(-1)?.occurred_at ?? row.created_at;
  const caused = { accountId: row.account_id, shipmentId: row.id };
  const document = carriageDocument(row, nameOf(row.courier_id));
  const charged = { ...caused, posting, document, at: row.created_at };
  const settle = (settled: Posting, reason?: CreditReason) => ({
    ...caused,
    posting: settled,
    document: { ...document, ...(reason && { reason }) },
    at: settledAt,
  });
  switch (settlement) {
    case 'kept':
      return [charged, ...cashOnDelivery(row, settledAt)];
    case 'refunded':
      return [charged, settle(shipmentRefund(posting), reasonOf(row))];
    case 'partly_refunded':
      return [charged, settle(shipmentRefund(shipmentCharge(halfOf(row))), 'lost')];
    case 'return_charged': {
      const vat = vatOn(card.returnFee, row.vat_basis_points);
      return [charged, settle(returnCharge({ subtotal: card.returnFee, vat }))];
    }
  }
}

function reasonOf({ status }: SampleShipment['row']): CreditReason {
  return status === 'cancelled' ? 'cancelled' : 'refused';
}

function nameOf(courierId: string): { name: Courier['name'] } {
  const courier = SAMPLE_COURIERS.find(({ id }) => id === courierId);
  if (!courier) throw new RangeError(`no sample courier ${courierId}`);
  return courier;
}

/** The cash that the courier collected from the receiver and paid out. */
function cashOnDelivery(
  { account_id, id, sender, payment_status: status }: SampleShipment['row'],
  collectedAt: Date,
): Movement[] {
  const amount = sender.amount_to_collect?.amount;
  if (amount === undefined || !/^cod_(collected|remitted)$/.test(status)) return [];
  const caused = { accountId: account_id, shipmentId: id };
  const posting = codCollected(amount);
  const remittedAt = new Date(collectedAt.getTime() + REMITTED_AFTER_HOURS * 60 * MINUTE_MS);
  return [
    { ...caused, posting, at: collectedAt },
    ...(status === 'cod_remitted'
      ? [{ ...caused, posting: codRemitted(posting), at: remittedAt }]
      : []),
  ];
}

function withTopUps(
  accountId: string,
  movements: readonly Movement[],
  { amount, reserve }: TopUpHabit,
): Movement[] {
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
        accountId,
        posting: topUp(amount),
        at,
      }));
      return [...topUps, movement];
    });
}

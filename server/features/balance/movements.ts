import { newId } from '../../db/ids.ts';
import { MAX_AMOUNT } from '../../domain/bounds.ts';
import {
  assertBalanced,
  balanceChange,
  cashBack,
  cashOwedChange,
  type LedgerEntry,
  type Posting,
  sumOf,
} from '../../domain/ledger.ts';
import { isTestAccount } from '../../domain/test-account.ts';
import { type CreditReason, seriesOf, taxDocumentOf } from '../../domain/tax-document.ts';
import type { TaxLine } from '../../domain/issued-document.ts';

/** Every balance is above it. */
const LOWEST = -MAX_AMOUNT;

/** What the tax document of a charge or refund says beside its amounts. */
export interface DocumentOrder {
  line: TaxLine;
  vatBasisPoints: number;
  /** With a credit note: why, and the number of the invoice that it corrects. */
  reason?: CreditReason;
  originalNumber?: string;
}

/** A change to the ledger, and its reason. */
export interface Movement {
  accountId: string;
  posting: Posting;
  shipmentId?: string;
  /** The payment of a top-up, and with a reversal all that was taken back, in its currency. */
  paymentId?: string;
  takenBack?: number;
  /** With what charges or refunds. */
  document?: DocumentOrder | undefined;
  at: Date;
}

/** A charge, followed by what a plan pays back of it; halalas. */
export function withCashBack(charged: Movement, paidBack: number): [Movement, ...Movement[]] {
  if (paidBack === 0) return [charged];
  return [charged, { ...charged, posting: cashBack(paidBack), document: undefined }];
}

/** The values of the statement that writes movements (movement-parts.ts). */
export interface MovementValues {
  accountId: string;
  /** Halalas: what is added to each sum of the balance. */
  change: number;
  paid: number;
  cashBack: number;
  collected: number;
  remitted: number;
  /** The balance that the movements need at least. */
  needed: number;
  /** Stands for a tax document's number where nothing is written, as of test accounts; else null. */
  unwritten: string | null;
  /** How many movements and tax documents there are. */
  movementCount: number;
  documentCount: number;
  series: string;
  /** The rows, as JSON arrays. */
  movements: string;
  entries: string;
  documents: string;
}

/**
 * @param movements of one account, in their order.
 * @throws Error for a posting that is not balanced, and for a charge or refund without a document.
 */
export function movementValues(movements: readonly [Movement, ...Movement[]]): MovementValues {
  const [{ accountId }] = movements;
  if (isTestAccount(accountId)) return nothingOf(accountId);
  const rows = movements.map(toRow);
  const change = sum(rows, ({ amount }) => amount);
  const ofKinds = (...kinds: string[]) =>
    sum(rows, ({ kind, amount }) => (kinds.includes(kind) ? amount : 0));
  const documents = movements.flatMap((movement, index) =>
    documentOf(movement, rows[index]?.id ?? ''),
  );
  return {
    ...{ accountId, change },
    paid: ofKinds('top_up', 'top_up_reversal'),
    cashBack: ofKinds('cash_back', 'cash_back_reversal'),
    collected: sum(rows, ({ owed }) => Math.max(0, owed)),
    remitted: sum(rows, ({ owed }) => Math.max(0, -owed)),
    needed: neededFor(rows),
    movementCount: rows.length,
    documentCount: documents.length,
    series: seriesOf(accountId),
    unwritten: null,
    movements: JSON.stringify(
      rows.map((row, index) => ({
        ...row,
        cod_amount: Math.abs(row.owed),
        behind: rows.length - 1 - index,
        still_to_come: sum(rows.slice(index + 1), ({ amount }) => amount),
      })),
    ),
    entries: JSON.stringify(
      movements.flatMap(({ posting }, index) =>
        posting.entries.map(({ ledgerAccount, amount }) => ({
          transaction_id: rows[index]?.id,
          ledger_account: ledgerAccount,
          amount,
        })),
      ),
    ),
    documents: JSON.stringify(
      documents.map((row, index) => ({ ...row, behind: documents.length - 1 - index })),
    ),
  };
}

/** Of a test account: nothing is written. */
function nothingOf(accountId: string): MovementValues {
  const series = seriesOf(accountId);
  const nothing = JSON.stringify([]);
  return {
    ...{ accountId, series, change: 0, paid: 0, cashBack: 0, collected: 0, remitted: 0 },
    ...{ needed: LOWEST, movementCount: 0, documentCount: 0, unwritten: `${series}-000000` },
    ...{ movements: nothing, entries: nothing, documents: nothing },
  };
}

interface Row {
  id: string;
  kind: Posting['kind'];
  amount: number;
  owed: number;
  shipment_id: string | null;
  payment_id: string | null;
  taken_back: number;
  created_at: Date;
}

function toRow(movement: Movement): Row {
  const { posting, shipmentId = null, paymentId = null, takenBack = 0, at } = movement;
  assertBalanced(posting);
  return {
    id: newId('ltx', at),
    kind: posting.kind,
    amount: balanceChange(posting.entries),
    owed: cashOwedChange(posting.entries),
    shipment_id: shipmentId,
    payment_id: paymentId,
    taken_back: takenBack,
    created_at: at,
  };
}

function documentOf({ posting, document, shipmentId, at }: Movement, transactionId: string) {
  const documented = taxDocumentOf(posting.kind);
  if ((documented === undefined) !== (document === undefined)) {
    throw new Error(`${posting.kind}: a tax document belongs to each charge and refund alone`);
  }
  if (!documented || !document) return [];
  const { line, vatBasisPoints, reason = null, originalNumber = null } = document;
  return [
    {
      ...documented,
      transaction_id: transactionId,
      shipment_id: shipmentId ?? null,
      issued_at: at,
      subtotal: amountOn(posting.entries, 'carriage_revenue', 'subscription_revenue'),
      vat: amountOn(posting.entries, 'vat_payable'),
      vat_basis_points: vatBasisPoints,
      reason,
      original_number: originalNumber,
      line,
    },
  ];
}

/** Halalas, as a tax document states them: never below zero. */
function amountOn(entries: readonly LedgerEntry[], ...accounts: LedgerEntry['ledgerAccount'][]) {
  return Math.abs(sum(accounts, (account) => sumOf(entries, account)));
}

/** What adds to the balance may leave it below zero, and so may what the provider takes back. */
function neededFor(rows: readonly Row[]): number {
  let [running, needed] = [0, LOWEST];
  for (const { kind, amount } of rows) {
    running += amount;
    const mayOverdraw = amount >= 0 || kind === 'top_up_reversal' || kind === 'cash_back_reversal';
    if (!mayOverdraw) needed = Math.max(needed, -running);
  }
  return needed;
}

function sum<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}

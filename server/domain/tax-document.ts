import type { TransactionKind } from './ledger.ts';

/**
 * Why a credit note corrects its invoice: the customer cancelled, the courier refused or lost the
 * parcel, or a plan was changed before the end of what was paid for.
 */
export type CreditReason = 'cancelled' | 'refused' | 'lost' | 'plan_changed';

/** What a tax document is for. `delivery`: a refund charged again, because the parcel arrived. */
export type TaxSubject = 'carriage' | 'return' | 'delivery' | 'subscription';

interface Documented {
  kind: 'invoice' | 'credit_note';
  subject: TaxSubject;
}

const DOCUMENTED: Partial<Record<TransactionKind, Documented>> = {
  shipment_charge: { kind: 'invoice', subject: 'carriage' },
  shipment_refund: { kind: 'credit_note', subject: 'carriage' },
  return_charge: { kind: 'invoice', subject: 'return' },
  delivery_charge: { kind: 'invoice', subject: 'delivery' },
  subscription_charge: { kind: 'invoice', subject: 'subscription' },
  subscription_refund: { kind: 'credit_note', subject: 'subscription' },
};

/** The tax document that a movement needs; undefined if it charges and refunds nothing. */
export function taxDocumentOf(kind: TransactionKind): Documented | undefined {
  return DOCUMENTED[kind];
}

/** An account's series of tax documents, which its numbers begin with. */
export function seriesOf(accountId: string): string {
  return accountId.slice(-10).toUpperCase();
}

/** Fewest digits of the running part of a number. */
const DIGITS = 6;

/** The number of a tax document. @param sequence its position in the series, counting from 1. */
export function documentNumber(accountId: string, sequence: number): string {
  return `${seriesOf(accountId)}-${String(sequence).padStart(DIGITS, '0')}`;
}

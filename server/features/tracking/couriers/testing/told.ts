import { expect } from 'vitest';
import type { Database } from '../../../../db/database.ts';
import type { CourierEventKind } from '../../../../domain/courier-events.ts';
import type { CourierEvent } from '../../../../ports/courier-port.ts';
import { type Customer, readLedger } from '../../../../testing/test-backend.ts';
import { receiveEvent } from '../receive-event.ts';

export const NOW = new Date('2026-11-21T09:00:00Z');

export const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

/** An event so many minutes after {@link NOW}. */
export const event = (kind: CourierEventKind, minutes: number): CourierEvent => ({
  ...{ id: `${kind}-1`, kind, occurredAt: at(minutes), city: null, text: null },
});

/** A courier tells of the customer's parcel ten hours after {@link NOW}. */
export const tellOf = (db: Database, { accountId }: Customer, id: string, told: CourierEvent) =>
  receiveEvent(db, { account_id: accountId, id }, told, at(600));

/** The balance in halalas, after comparing it with the ledger. */
export async function balanceOf(db: Database, { accountId }: Customer): Promise<number> {
  const ledger = await readLedger(db, accountId);
  const { balance, countedTransactions: transactions } = ledger;
  const sums = { sumOfAllEntries: 0, sumOfCustomerEntries: balance };
  expect(ledger).toMatchObject({ transactions, ...sums });
  return balance;
}

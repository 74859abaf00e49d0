import { type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import { deliveryEmailDue, type DeliveryEmails } from '../../domain/delivery-emails.ts';
import type { Locale } from '../../reference/locale.ts';
import type { DeliveryNoticesTable } from './tables.ts';

const MINUTE_MS = 60_000;

/** Minutes before each further try. Together they are a day, after which an e-mail is given up. */
const PAUSES = [2, 8, 20, 30, 60, 120, 240, 480, 480];

/** Minutes after which an e-mail is sent again whose process died while it was sending. */
const LEASE = 5;

/** Shipments in one e-mail, most of which it only counts; the rest are in the next one. */
const MOST = 5_000;

/**
 * Remembers that the account gets an e-mail about a shipment, unless it wants none or has no
 * verified address. Call it in the transaction in which the shipment is delivered.
 */
export async function addNotice(
  tx: Tx,
  { account_id, id }: { account_id: string; id: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into delivery_notices (account_id, shipment_id, delivered_at, due_at, tries)
    select account_id, ${id}, ${now}::timestamptz,
      case delivery_emails when 'each' then ${deliveryEmailDue('each', now)}::timestamptz
        else ${deliveryEmailDue('daily', now)}::timestamptz end, 0
    from accounts
    where account_id = ${account_id} and email_verified and delivery_emails <> 'never'
      and closed_at is null
    on conflict do nothing`.execute(tx);
}

/** Makes what waits follow a choice that was just changed; what was tried before stays as it is. */
export async function followChoice(
  tx: Tx,
  accountId: string,
  choice: DeliveryEmails,
  now: Date,
): Promise<void> {
  if (choice === 'never') return forgetNotices(tx, accountId);
  await tx
    .updateTable('delivery_notices')
    .set({ due_at: deliveryEmailDue(choice, now) })
    .where('account_id', '=', accountId)
    .where('tries', '=', 0)
    .execute();
}

async function forgetNotices(db: Queryable, accountId: string): Promise<void> {
  await db.deleteFrom('delivery_notices').where('account_id', '=', accountId).execute();
}

/** Accounts for which an e-mail is due, the one that has waited longest first. */
export async function dueAccounts(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('delivery_notices')
    .select('account_id')
    .where('due_at', '<=', now)
    .groupBy('account_id')
    .orderBy(sql`min(due_at)`)
    .limit(limit)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** Delivered shipments that one process is sending an e-mail about. */
export interface ClaimedNotices {
  accountId: string;
  to: string;
  locale: Locale;
  /** In the order of their deliveries; never empty. */
  shipmentIds: string[];
}

/**
 * Takes what is due for an account, so that nobody else sends it for five minutes. Locking the
 * account makes two processes do so one after the other, and keeps its choice as it is.
 *
 * @returns null if nothing is due any more, or the account gets no e-mails.
 */
export async function claimNotices(
  tx: Tx,
  accountId: string,
  now: Date,
): Promise<ClaimedNotices | null> {
  const account = await tx
    .selectFrom('accounts')
    .select(['email', 'email_verified', 'locale', 'delivery_emails'])
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (!account.email_verified || account.delivery_emails === 'never') {
    await forgetNotices(tx, accountId);
    return null;
  }
  const due = tx
    .selectFrom('delivery_notices')
    .select('shipment_id')
    .where('account_id', '=', accountId)
    .where('due_at', '<=', now)
    .orderBy('delivered_at')
    .orderBy('shipment_id')
    .limit(MOST);
  const claimed = await tx
    .updateTable('delivery_notices')
    .set({ tries: sql`tries + 1`, due_at: minutesAfter(now, LEASE) })
    .where('account_id', '=', accountId)
    .where('shipment_id', 'in', due)
    .returning(['shipment_id', 'delivered_at'])
    .execute();
  if (claimed.length === 0) return null;
  claimed.sort(byDelivery);
  const { email: to, locale } = account;
  return { accountId, to, locale, shipmentIds: claimed.map(({ shipment_id }) => shipment_id) };
}

type Delivered = Pick<Selectable<DeliveryNoticesTable>, 'shipment_id' | 'delivered_at'>;

/** Forgets what was sent. */
export async function deleteNotices(
  db: Queryable,
  { accountId, shipmentIds }: ClaimedNotices,
): Promise<void> {
  await db
    .deleteFrom('delivery_notices')
    .where('account_id', '=', accountId)
    .where(isAmong(shipmentIds))
    .execute();
}

/**
 * Plans the next try of what could not be sent.
 *
 * @returns how many shipments are given up after a day.
 */
export async function postponeNotices(
  db: Queryable,
  { accountId, shipmentIds }: ClaimedNotices,
  now: Date,
): Promise<number> {
  const { length: givenUp } = await db
    .deleteFrom('delivery_notices')
    .where('account_id', '=', accountId)
    .where(isAmong(shipmentIds))
    .where('tries', '>', PAUSES.length)
    .returning('shipment_id')
    .execute();
  await db
    .updateTable('delivery_notices')
    .set({
      due_at: sql`${now}::timestamptz + (${PAUSES}::integer[])[tries] * interval '1 minute'`,
    })
    .where('account_id', '=', accountId)
    .where(isAmong(shipmentIds))
    .execute();
  return givenUp;
}

function byDelivery(a: Delivered, b: Delivered): number {
  const difference = a.delivered_at.getTime() - b.delivered_at.getTime();
  return difference || (a.shipment_id < b.shipment_id ? -1 : 1);
}

function isAmong(shipmentIds: string[]) {
  return sql<boolean>`shipment_id = any(${shipmentIds})`;
}

function minutesAfter(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

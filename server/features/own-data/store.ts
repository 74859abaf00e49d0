import type { Selectable } from 'kysely';
import { type AttachmentRow, findAttachment } from '../attachments/store.ts';
import type { Queryable } from '../../db/database.ts';
import type { QuoteRow } from '../quotes/store.ts';
import type { LedgerEntriesTable } from '../balance/tables.ts';
import type { TopUpsTable } from '../top-ups/tables.ts';
import { type ProductRow, selectProducts } from '../products/store.ts';
import type { RatingRow } from '../ratings/store.ts';
import type { Saved, SavedKind } from '../saved/store.ts';
import { selectShipments, type ShipmentRow, withCourier } from '../shipments/store.ts';
import type { TrackingEvent } from '../tracking/store.ts';
import { type LedgerTransaction, transactionPage } from '../balance/transactions.ts';

/** Rows read at a time. */
const PAGE = 200;

type LedgerEntry = Selectable<LedgerEntriesTable>;

/** The account's movements with their entries, oldest first. */
export async function* everyTransaction(
  db: Queryable,
  accountId: string,
): AsyncGenerator<{ transaction: LedgerTransaction; entries: LedgerEntry[] }> {
  for await (const transactions of transactionPages(db, accountId)) {
    const entries = await db
      .selectFrom('ledger_entries')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('transaction_id', 'in', idsOf(transactions))
      .orderBy('ledger_account')
      .execute();
    const byTransaction = Map.groupBy(entries, ({ transaction_id }) => transaction_id);
    for (const transaction of transactions) {
      yield { transaction, entries: byTransaction.get(transaction.id) ?? [] };
    }
  }
}

async function* transactionPages(
  db: Queryable,
  accountId: string,
): AsyncGenerator<LedgerTransaction[]> {
  for (let after = 0; ;) {
    const page = { filter: {}, direction: 'asc', after, limit: PAGE } as const;
    const { rows } = await transactionPage(db, accountId, page);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.sequence;
  }
}

/** The account's top-ups, also unpaid ones with the page on which to pay, oldest first. */
export async function* everyTopUp(
  db: Queryable,
  accountId: string,
): AsyncGenerator<Selectable<TopUpsTable> & { checkout_url: string | null }> {
  const pages = inPages((after) =>
    db
      .selectFrom('top_ups as t')
      .leftJoin('top_up_payments as p', (join) =>
        join.onRef('p.account_id', '=', 't.account_id').onRef('p.id', '=', 't.payment_id'),
      )
      .selectAll('t')
      .select('p.checkout_url')
      .where('t.account_id', '=', accountId)
      .where('t.id', '>', after)
      .orderBy('t.id')
      .limit(PAGE)
      .execute(),
  );
  for await (const topUps of pages) yield* topUps;
}

/** The account's shipments, oldest first, with their files and their scans, newest scan first. */
export async function* everyShipment(
  db: Queryable,
  accountId: string,
): AsyncGenerator<{
  shipment: ShipmentRow;
  events: TrackingEvent[];
  attachment: AttachmentRow | undefined;
}> {
  const pages = inPages((after) =>
    selectShipments(db, accountId)
      .where('shipments.id', '>', after)
      .orderBy('shipments.id')
      .limit(PAGE)
      .execute(),
  );
  for await (const shipments of pages) {
    const events = await db
      .selectFrom('tracking_events')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('shipment_id', 'in', idsOf(shipments))
      .orderBy('occurred_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const byShipment = Map.groupBy(events, ({ shipment_id }) => shipment_id);
    for (const shipment of shipments) {
      yield {
        shipment: withCourier(shipment),
        events: byShipment.get(shipment.id) ?? [],
        // One at a time: all files together would not fit in memory.
        attachment: shipment.attachment
          ? await findAttachment(db, accountId, shipment.id)
          : undefined,
      };
    }
  }
}

/** The account's quotes, oldest first. */
export async function* everyQuote(
  db: Queryable,
  accountId: string,
): AsyncGenerator<Pick<QuoteRow, 'id' | 'created_at' | 'expires_at' | 'request' | 'used_by'>> {
  const pages = inPages((after) =>
    db
      .selectFrom('quotes')
      .select(['id', 'created_at', 'expires_at', 'request', 'used_by'])
      .where('account_id', '=', accountId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute(),
  );
  for await (const quotes of pages) yield* quotes;
}

/** The account's ratings, oldest first. */
export async function* everyRating(db: Queryable, accountId: string): AsyncGenerator<RatingRow> {
  const pages = inPages((after) =>
    db
      .selectFrom('courier_ratings')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute(),
  );
  for await (const ratings of pages) yield* ratings;
}

/** The account's products, oldest first. */
export async function* everyProduct(db: Queryable, accountId: string): AsyncGenerator<ProductRow> {
  const pages = inPages((after) =>
    selectProducts(db, accountId)
      .where('products.id', '>', after)
      .orderBy('products.id')
      .limit(PAGE)
      .execute(),
  );
  for await (const products of pages) yield* products;
}

/** The account's saved items, oldest first. */
export async function* everySaved<Kind extends SavedKind>(
  db: Queryable,
  kind: Kind,
  accountId: string,
): AsyncGenerator<Saved<Kind>> {
  const pages = inPages((after) =>
    db
      .selectFrom(kind as 'saved_receivers')
      .select(['id', 'content', 'name_key', 'created_at', 'updated_at'])
      .where('account_id', '=', accountId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute(),
  );
  for await (const rows of pages) yield* rows as Saved<Kind>[];
}

/** Ids sort by time, so a row added meanwhile comes last or not at all. */
async function* inPages<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = ''; ;) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.id;
  }
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

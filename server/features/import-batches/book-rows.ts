import { setImmediate as giveWay } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { outageOf } from '../../db/outage.ts';
import { cardName, cardVersions, type Tariff, tariffOf } from '../couriers/tariff.ts';
import type { CardVersion } from '../couriers/card-versions.ts';
import { allowedTo } from '../plans/limits.ts';
import { toShownPrice } from '../quotes/shown-price.ts';
import { newBooking } from '../shipments/booking/new-booking.ts';
import { originOf } from '../shipments/booking/quoted-request.ts';
import { bookedOrder } from './booked-order.ts';
import type { ImportServices } from './import-services.ts';
import { type ImportRow, nextRows } from './row-store.ts';
import { readRowStanding, refuseRow, repeatRow } from './row-standing.ts';
import { changeBatch, type ImportBatch, lockBatch } from './store.ts';
import { writeRowBooking } from './write-row-booking.ts';

/** Rows that are booked before the process says that it is still at work. */
const SLICE = 25;

/** Rows one after the other that fail for no reason of theirs before the work is given up. */
const FAILURES = 3;

/** Tries of a row, each after a taken tracking number got in the way. */
const TRIES = 5;

/**
 * Books the next rows of a batch in the order of the file, each with its charge in one statement. It
 * ends at the first row that the balance does not cover, and after the last one.
 */
export async function bookSome(
  services: Required<ImportServices>,
  batch: ImportBatch,
): Promise<void> {
  const { db, clock } = services;
  const rows = await nextRows(db.kysely, batch, 'priced', SLICE);
  if (rows.length === 0) {
    await end(db, batch, 'booked', clock());
    return;
  }
  const tariff = await tariffOf(db);
  const versions = await cardVersions(
    db,
    rows.flatMap(({ price }) => price?.stored[0] ?? []),
  );
  const cashBackBasisPoints = await allowedTo(db.kysely, batch.account_id, 'cash_back');
  let failures = 0;
  for (const row of rows) {
    const outcome = await bookRow(services, row, { tariff, versions, cashBackBasisPoints });
    if (outcome === 'short') await end(db, batch, 'waiting', clock());
    if (outcome === 'short' || outcome === 'ended') return;
    failures = outcome === 'failed' ? failures + 1 : 0;
    if (failures === FAILURES) throw new Error(`${FAILURES} rows of ${batch.id} failed`);
    // The embedded database works in this thread.
    await giveWay();
  }
}

interface Known {
  tariff: Tariff;
  versions: ReadonlyMap<number, CardVersion>;
  cashBackBasisPoints: number;
}

/**
 * `done` if the next row may follow, `failed` if it may although this one could not be booked, `short`
 * if the balance is too low, `ended` if the booking was stopped.
 */
type Outcome = 'done' | 'failed' | 'short' | 'ended';

async function bookRow(
  { db, log, clock }: Required<ImportServices>,
  row: ImportRow,
  known: Known,
): Promise<Outcome> {
  const { kysely } = db;
  const { price } = row;
  const left =
    price &&
    !known.tariff.byName.has(
      cardName({ courierId: price.courier_id, serviceType: price.service_type }),
    );
  if (left) {
    const courier = known.versions.get(price.stored[0])?.shown.courier;
    await refuseRow(kysely, row, {
      code: 'courier_left',
      ...(courier && { courier: { id: courier.id, name: courier.name } }),
    });
    return 'done';
  }
  try {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const booking = bookingOf(row, known, clock());
      if (await writeRowBooking(kysely, row, booking)) return 'done';
      const standing = await readRowStanding(kysely, row);
      if (standing?.status !== 'booking') return 'ended';
      if (standing.state !== 'priced') return 'done';
      if (standing.shipment) {
        await repeatRow(kysely, row, standing.shipment);
        return 'done';
      }
      if (standing.isDraftGone) {
        await refuseRow(kysely, row, { code: 'draft_gone' });
        return 'done';
      }
      if (standing.isOrderGone) {
        await refuseRow(kysely, row, { code: 'order_gone' });
        return 'done';
      }
      if (standing.balance < booking.shipment.total_fee) return 'short';
    }
    throw new Error(`row ${row.row_no} was overtaken ${TRIES} times`);
  } catch (err) {
    if (outageOf(err) !== null) throw err;
    log.error({ err, batch: row.batch_id, row: row.row_no }, 'a row could not be booked');
    await refuseRow(kysely, row, { code: 'failed' });
    return 'failed';
  }
}

function bookingOf(
  { row_no, account_id: accountId, judged, price, courier_choice, carried }: ImportRow,
  { versions, cashBackBasisPoints }: Known,
  at: Date,
) {
  const version = price && versions.get(price.stored[0]);
  if (!judged || !version) throw new Error(`row ${row_no} is priced without an order or a card`);
  const { lane, vat_rate } = price;
  const { amount_to_collect } = judged.order.sender;
  return newBooking({
    ...{ accountId, cashBackBasisPoints, at },
    source: carried?.source ?? 'import',
    order: bookedOrder(judged.order, price, version.card),
    origin: originOf(judged.order, { country: 'SA', city: '' }),
    price: toShownPrice(
      price.stored,
      version,
      { lane, vat_rate, badges: {} },
      amount_to_collect ? { amount_to_collect } : {},
    ),
    courier: version.shown.courier,
    ...(price.cheapest !== undefined && { cheapest: price.cheapest }),
    ...(courier_choice && { courierChoice: courier_choice }),
  });
}

/** Ends the booking, unless it was stopped meanwhile. */
async function end(
  { kysely }: Database,
  { account_id: accountId, id }: ImportBatch,
  status: 'booked' | 'waiting',
  now: Date,
): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    const held = await lockBatch(tx, { accountId, id });
    if (held?.status === 'booking') await changeBatch(tx, held, { status, updated_at: now });
  });
}

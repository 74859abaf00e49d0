import { requestedBy } from '../account.ts';
import { newKey } from '../bookings.ts';
import {
  bookingOf,
  checked,
  priced,
  rightFile,
  settled,
  uploaded,
  type ImportBatch,
  type Importer,
} from '../imports.ts';
import { accountWith, alike, balanceOf, expect, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** Rows of a file. */
const ROWS = 5;

const PURSE = 1_000_000;

async function rowsOf({ api, account }: Importer, { id }: ImportBatch) {
  const call = { path: { batch_id: id }, query: { limit: '100' } };
  return (await api.ok('listImportRows', { who: requestedBy(account), ...call })).data;
}

async function shipmentsOf({ api, account }: Importer): Promise<number> {
  const { page } = await api.ok('listShipments', { who: requestedBy(account) });
  return page.total;
}

/** A file is booked at the sum that was shown, and a second time not at all. */
async function bookedAsShown(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, PURSE);
  const importer: Importer = { api, account, lists, draw };
  const file = await rightFile(importer, ROWS);

  const shown = await priced(importer, await checked(importer, await uploaded(importer, file)));
  const due = (await rowsOf(importer, shown)).filter(({ state }) => state === 'priced');
  expect(due.length > 0, 'No courier took a row of a right file');
  const fees = due.map(({ price }) => price?.total_fee.amount ?? 0);
  const total = fees.reduce((sum, fee) => sum + fee, 0);
  alike(shown.total?.amount, total, 'the total of a priced file, compared with its rows');
  alike(await balanceOf(bench, account), PURSE, 'the balance before a file is booked');

  const booking = bookingOf(importer, shown);
  const dearer = { ...booking.body.total, amount: total + 1 };
  const other = { ...booking, header: newKey(), body: { ...booking.body, total: dearer } };
  const unseen = await api.send('bookImportBatch', other);
  refused(unseen, 409, 'import_changed', 'Booking a file at another sum than is shown');
  await api.ok('bookImportBatch', booking);
  // Sent again with the same key, it books nothing more.
  await api.ok('bookImportBatch', booking);
  const done = await settled(importer, shown.id);
  alike([done.status, done.counts.booked], ['booked', due.length], 'the file that was booked');
  alike(done.charged.amount, total, 'what the booked rows have cost');
  alike(await balanceOf(bench, account), PURSE - total, 'the balance after a file was booked');
  alike(await shipmentsOf(importer), due.length, 'shipments of a file');
  const booked = (await rowsOf(importer, done)).filter(({ state }) => state === 'booked');
  const ids = booked.map(({ shipment }) => shipment?.id);
  alike(new Set(ids).size, due.length, 'shipments of the rows, each of one row');
  for (const { shipment, price } of booked) {
    const path = { shipment_id: shipment?.id ?? '' };
    const { charge } = await api.ok('getShipment', { who: requestedBy(account), path });
    alike(charge.total_fee, price?.total_fee, 'the charge of a row, compared with its price');
  }

  const again = await checked(importer, await uploaded(importer, file));
  alike(again.counts.repeated, due.length, 'repeated rows of the same file');
  const numbers = new Set(booked.map(({ row }) => row));
  const repeated = (await rowsOf(importer, again)).filter(({ row }) => numbers.has(row));
  alike(
    repeated.map(({ repeated_of: of }) => of?.shipment?.id),
    ids,
    'the shipments that the same rows have booked',
  );
  alike(again.counts.ready, ROWS - due.length, 'rows of the same file that can still be booked');
  const twice = await api.send('bookImportBatch', bookingOf(importer, again));
  expect(twice.status === 409, 'The same file is booked again', twice);
  alike(await balanceOf(bench, account), PURSE - total, 'the balance after the same file');
  alike(await shipmentsOf(importer), due.length, 'shipments after the same file');
}

export const importLaws: readonly Law[] = [
  {
    id: 'imports',
    title: 'A file is booked once, at exactly the sum that was shown',
    clause:
      'bookImportBatch: each with its charge at the fixed price, and each once; createImportBatch: rows are recognised as those that were booked',
    run: bookedAsShown,
  },
];

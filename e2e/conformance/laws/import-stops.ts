import { requestedBy } from '../account.ts';
import { NotHeld } from '../answer.ts';
import {
  bookingOf,
  checked,
  type Importer,
  priced,
  rightFile,
  rowsOf,
  settled,
  uploaded,
} from '../imports.ts';
import { accountWith, alike, balanceOf, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { followLog, OWN } from './recorded.ts';

const ROWS = 60;
const PURSE = 5_000_000;

async function restWaits(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, PURSE);
  const importer = { ...bench, account };
  const who = requestedBy(account);
  const file = await rightFile(importer, ROWS);
  const batch = await priced(importer, await checked(importer, await uploaded(importer, file)));
  const path = { batch_id: batch.id };
  const log = await followLog(bench, account, ({ action }) => action === 'import_stopped');
  await api.ok('bookImportBatch', bookingOf(importer, batch));
  const stopped = await api.send('stopImportBatch', { who, path });
  if (stopped.status === 409) throw new NotHeld('every row was booked before the stop arrived');
  alike(stopped.status, 200, 'the status of a stop', stopped);
  log.did('stopping an import', {
    ...{ action: 'import_stopped', group: 'shipments', actor: OWN, subject: batch.id },
  });

  const rest = await settled(importer, batch.id);
  const { booked, unpriced } = rest.counts;
  expect(booked < ROWS - unpriced, 'A stopped import has booked every row');
  const costs = await bookedCosts(importer, batch.id);
  alike(costs.length, booked, 'rows with a shipment after the stop');
  const spent = costs.reduce((sum, cost) => sum + cost, 0);
  alike(await balanceOf(bench, account), PURSE - spent, 'the balance after the stop');
  await log.judge();

  await api.ok('bookImportBatch', bookingOf(importer, rest));
  const whole = await settled(importer, batch.id);
  alike(
    [whole.status, whole.counts.booked, whole.counts.unpriced],
    ['booked', ROWS - unpriced, unpriced],
    'an import that was stopped and booked again',
  );
  const all = await bookedCosts(importer, batch.id);
  const total = all.reduce((sum, cost) => sum + cost, 0);
  alike(await balanceOf(bench, account), PURSE - total, 'the balance after the rest');

  const shipments = async () => (await api.ok('listShipments', { who })).page.total;
  const before = await shipments();
  await api.ok('deleteImportBatch', { who, path });
  alike(await shipments(), before, 'shipments of an import that was deleted');
  alike(await balanceOf(bench, account), PURSE - total, 'the balance after that');
}

/** Halalas that each booked row cost. */
async function bookedCosts(importer: Importer, batchId: string): Promise<number[]> {
  const rows = await rowsOf(importer, batchId);
  return rows.flatMap(({ shipment, price }) => (shipment && price ? [price.total_fee.amount] : []));
}

export const importStopLaws: readonly Law[] = [
  {
    id: 'import-stops',
    title: 'What is booked before a stop stays booked, and the rest can be booked later',
    clause: 'stopImportBatch; #/components/schemas/ActivityAction: import_stopped',
    run: restWaits,
  },
];

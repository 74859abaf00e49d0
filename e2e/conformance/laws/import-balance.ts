import { requestedBy } from '../account.ts';
import { operationOf } from '../contract.ts';
import {
  bookingOf,
  checked,
  type ImportBatch,
  type Importer,
  priced,
  rightFile,
  rowsOf,
  settled,
  uploaded,
} from '../imports.ts';
import { accountWith, alike, balanceOf, expect, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

const ROWS = 4;

/** One row is left out, one is covered by the balance, and two wait for the next top-up. */
async function asFarAsItGoes(bench: Bench): Promise<void> {
  const { api, config } = bench;
  const account = await accountWith(bench, 0);
  const importer: Importer = { ...bench, account };
  const who = requestedBy(account);
  const whole = await checked(importer, await uploaded(importer, await rightFile(importer, ROWS)));
  const path = { batch_id: whole.id };
  const rows = () => rowsOf(importer, whole.id);
  const change = (row: number | undefined, leave_out: boolean) => ({
    ...{ who, path: { ...path, row: String(row) } },
    body: { leave_out },
  });
  const last = (await rows()).at(-1)?.row;
  await api.ok('updateImportRow', change(last, true));
  const shorter = await api.ok('getImportBatch', { who, path });
  alike([shorter.counts.left_out, shorter.counts.ready], [1, ROWS - 1], 'rows without the last');

  const batch = await priced(importer, shorter);
  const prices = (await rows()).flatMap(({ price }) => (price ? [price.total_fee.amount] : []));
  const [first, second] = prices;
  expect(first !== undefined && second !== undefined, 'No courier took two rows of a right file');
  const total = prices.reduce((sum, price) => sum + price, 0);
  const purse = first + Math.floor(second / 2);
  await config.addBalance(api, account, purse);
  const { covered } = await api.ok('getImportBatch', { who, path });
  alike(
    [covered?.rows, covered?.total.amount],
    [1, first],
    'what a balance for one row and a half covers',
  );

  await statesAreFiltered(importer, batch.id);

  const statesAre = async (after: ImportBatch, booked: number, status: string) => {
    const states = (await rows()).filter(({ price }) => price).map(({ state }) => state);
    const due = prices.map((_, at) => (at < booked ? 'booked' : 'waiting'));
    alike([after.status, states], [status, due], `a file of which ${booked} rows are booked`);
  };
  await api.ok('bookImportBatch', bookingOf(importer, batch));
  const waiting = await settled(importer, batch.id);
  await statesAre(waiting, 1, 'waiting');
  await statesAreFiltered(importer, batch.id);
  alike(await balanceOf(bench, account), purse - first, 'the balance after the first row');
  alike((await rows()).at(-1)?.state, 'left_out', 'the row that was left out');

  const [bookedRow] = (await rows()).filter(({ state }) => state === 'booked');
  const late = await api.send('updateImportRow', change(bookedRow?.row, true));
  refused(late, 409, 'import_row_booked', 'leaving out a row that is booked');

  await config.addBalance(api, account, total);
  await api.ok('bookImportBatch', bookingOf(importer, waiting));
  await statesAre(await settled(importer, batch.id), prices.length, 'booked');
  alike(await balanceOf(bench, account), purse, 'the balance after all rows');
}

/** The filter by each state finds the rows that are shown with it. */
async function statesAreFiltered(importer: Importer, batch_id: string): Promise<void> {
  const { api, account } = importer;
  const rows = await rowsOf(importer, batch_id);
  const { parameters } = operationOf('listImportRows');
  const states = parameters.find(({ name }) => name === 'state')?.schema.enum ?? [];
  await withEach(states.map(String), async (state) => {
    const call = { who: requestedBy(account), path: { batch_id }, query: { state } };
    const { data } = await api.ok('listImportRows', call);
    const due = rows.filter((row) => row.state === state);
    alike(
      data.map(({ row }) => row),
      due.map(({ row }) => row),
      `the rows that are ${state}`,
    );
  });
}

async function noTableIsUnreadable(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  const importer: Importer = { ...bench, account };
  const bytes = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n');
  const file = { name: 'file', bytes, type: 'text/csv' };
  const { id } = await api.ok('createImportBatch', { who: requestedBy(account), file });
  const { status, unreadable } = await settled(importer, id);
  alike([status, unreadable !== undefined], ['unreadable', true], 'a file without a table');
}

export const importBalanceLaws: readonly Law[] = [
  {
    id: 'import-balance',
    title: 'Rows are booked as far as the balance goes, and the others after a top-up',
    clause:
      'bookImportBatch: at the first row that the balance does not cover, the batch becomes `waiting`; after a top-up, the same operation books the rest; updateImportRow: leaves it out',
    run: asFarAsItGoes,
  },
  {
    id: 'unreadable-imports',
    title: 'A file without a table is unreadable, and says why',
    clause: 'createImportBatch: `getImportBatch` reports any reason why the file cannot be read',
    run: noTableIsUnreadable,
  },
];

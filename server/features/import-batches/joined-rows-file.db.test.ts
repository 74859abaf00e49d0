import { expect, it } from 'vitest';
import { readTable } from '../../table-files/read-table.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { TEST_PRICE } from '../../testing/test-backend.ts';
import { csvOf, importCalls } from './testing/import-calls.ts';
import { SHOP_HEADINGS, shopColumn, shopOrder } from './testing/shop-export.ts';

const QUANTITY = shopColumn('Lineitem quantity');

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);

  it('further lines follow their order into the files, which can be sent again', async () => {
    const calls = importCalls(backend, await backend.newCustomer(20 * TEST_PRICE));
    const check = (file: Buffer) =>
      calls.check(file, { defaults: [{ field: 'weight', text: '2 kg' }] });
    const [bad = [], ...lines] = shopOrder(2, 3);
    const nowhere = bad.with(shopColumn('Shipping City'), 'قرية بعيدة');
    const { id } = await check(csvOf([...shopOrder(1, 2), nowhere, ...lines], SHOP_HEADINGS));
    const { batch } = await calls.changedRow(id, 5, { leave_out: true });
    const done = await calls.book(await calls.price(batch));
    expect(done.counts).toMatchObject({ booked: 1, joined: 2, wrong: 1, left_out: 1 });
    const download = async (which: 'refused' | 'all') => {
      const body = { which, format: 'csv', language: 'en' };
      const answer = await calls.call('POST', calls.path(id, '/rows-file'), body);
      const read = await readTable(answer.rawPayload);
      if ('refusal' in read) throw new Error(read.refusal.code);
      const cells = [];
      for await (const chunk of read.table.chunks()) cells.push(...chunk.map((row) => row.cells));
      return { file: answer.rawPayload, cells, headings: read.table.headings };
    };
    const refused = await download('refused');
    expect(refused.cells.map((cells) => cells.slice(0, SHOP_HEADINGS.length))).toEqual([
      nowhere,
      lines[1],
    ]);
    const again = await check(refused.file);
    expect(again.counts).toMatchObject({ rows: 2, wrong: 1, joined: 1 });
    const [booked] = await calls.rows(id);
    const all = await download('all');
    const tracking = all.headings.indexOf('Tracking number');
    const number = booked?.shipment?.tracking_number;
    expect(all.cells.map((cells) => cells[tracking])).toEqual([number, number, '', '', '']);
    expect(all.cells.map((cells) => cells[QUANTITY])).toEqual(['1', '2', '1', '2', '3']);
  });
});

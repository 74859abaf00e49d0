import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { subscribe } from '../../testing/subscribe.ts';
import { type Customer, TEST_PRICE } from '../../testing/test-backend.ts';
import { readTable } from '../../table-files/read-table.ts';
import { HEADING_NAMES } from './reading/heading-names.ts';
import { csvOf, HEADINGS, importCalls, rightRow, rightRows } from './testing/import-calls.ts';

type Schemas = components['schemas'];

const NOWHERE = 'قرية بعيدة';

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  let calls: ReturnType<typeof importCalls>;

  beforeEach(async () => {
    customer = await backend.newCustomer(20 * TEST_PRICE);
    calls = importCalls(backend, customer);
  });

  const correct = (id: string, body: Schemas['ImportCorrection']) =>
    calls.call('POST', calls.path(id, '/corrections'), body);
  const city = (text: string) => ({ cells: [{ field: 'receiver.city' as const, text }] });

  it('are corrected in place, and judged at once', async () => {
    const { id } = await calls.check(csvOf([rightRow(1), rightRow(2, { 3: NOWHERE, 2: '' })]));
    const [wrong] = await calls.rows(id, 'state=wrong');
    expect(wrong).toMatchObject({
      row: 3,
      faults: [
        { field: 'receiver.city', code: 'unknown_city' },
        { field: 'receiver.phone', code: 'required' },
      ],
    });
    const half = await calls.changedRow(id, 3, city('الرياض'));
    expect(half.row).toMatchObject({ state: 'wrong', faults: [{ field: 'receiver.phone' }] });
    const phone = { cells: [{ field: 'receiver.phone', text: '500000102' }] } as const;
    const whole = await calls.changedRow(id, 3, { cells: [...phone.cells] });
    expect(whole.row).toMatchObject({
      state: 'ready',
      faults: [],
      repairs: [{ field: 'receiver.phone', code: 'leading_zero', from: '500000102' }],
    });
    expect(whole.batch.counts).toMatchObject({ ready: 2, wrong: 0 });
    expect(await calls.rows(id, 'repaired=true')).toHaveLength(1);
    expect(await calls.rows(id, 'repaired=true&code=leading_zero')).toHaveLength(1);
    expect(await calls.rows(id, 'repaired=true&code=exponent')).toHaveLength(0);
    expect(await calls.rows(id, 'field=receiver.phone')).toHaveLength(0);
  });

  it.each([
    ['at once', 3],
    ['in the background', 201],
  ])('are corrected alike, %s', { timeout: 60_000 }, async (_, count) => {
    await subscribe(database().kysely, customer.accountId, 'advanced');
    const rows = rightRows(count).map((row) => row.with(3, NOWHERE));
    const { id } = await calls.check(csvOf([...rows, rightRow(count + 1)]));
    const body = { field: 'receiver.city', from: NOWHERE, to: 'جدة' } as const;
    const answer = await calls.made<Schemas['ImportCorrected']>(correct(id, body));
    expect(answer.changed).toBe(count);
    expect(answer.batch.status).toBe(count > 200 ? 'checking' : 'checked');
    expect(await calls.work(id)).toMatchObject({
      status: 'checked',
      counts: { ready: count + 1, wrong: 0 },
    });
    expect(await calls.made(correct(id, body))).toMatchObject({ changed: 0 });
  });

  it('are left out, taken in again, and booked although they are repeated', async () => {
    const file = csvOf(rightRows(2));
    await calls.book(await calls.price(await calls.check(file)));
    const { id } = await calls.check(file);
    const left = await calls.changedRow(id, 2, { leave_out: true });
    expect(left.batch.counts).toMatchObject({ left_out: 1, repeated: 1 });
    expect((await calls.changedRow(id, 2, { leave_out: false })).row.state).toBe('repeated');
    const again = await calls.changedRow(id, 2, { book_again: true });
    expect(again.row).toMatchObject({ state: 'ready', book_again: true });
    const booked = await calls.book(await calls.price(again.batch));
    expect(booked).toMatchObject({ status: 'booked', counts: { booked: 1, repeated: 1 } });
    expect((await calls.changeRow(id, 2, city('جدة'))).json()).toMatchObject({
      code: 'import_row_booked',
    });
  });

  it('with the reference of an earlier row are repeated until that one is left out', async () => {
    const rows = [rightRow(1), rightRow(2, { 0: 'ORD-1' })];
    const { id, counts } = await calls.check(csvOf(rows));
    expect(counts).toMatchObject({ ready: 1, repeated: 1 });
    const [second] = await calls.rows(id, 'state=repeated');
    expect(second).toMatchObject({ row: 3, repeated_of: { row: 2 } });
    const { batch } = await calls.changedRow(id, 2, { leave_out: true });
    expect(batch.counts).toMatchObject({ ready: 1, repeated: 0, left_out: 1 });
  });

  it('with the reference of a shipment that is under way are repeated', async () => {
    const { tracking_number } = await backend.ship(customer, { reference_id: 'ORD-1' });
    const { id } = await calls.check(csvOf([rightRow(1)]));
    const [row] = await calls.rows(id);
    expect(row).toMatchObject({
      state: 'repeated',
      repeated_of: { shipment: { tracking_number } },
    });
  });

  it('lose their prices when any of them is changed', async () => {
    const priced = await calls.price(await calls.check(csvOf(rightRows(2))));
    const { batch } = await calls.changedRow(priced.id, 2, { leave_out: true });
    expect(batch).toMatchObject({
      status: 'checked',
      counts: { ready: 1, priced: 0, left_out: 1 },
    });
    expect(batch.version).toBeGreaterThan(priced.version);
    expect((await calls.begin(priced)).json()).toMatchObject({ code: 'import_step' });
  });

  it('are unknown, or named twice, or changed too early', async () => {
    const { id } = await calls.check(csvOf([rightRow(1)]));
    expect((await calls.changeRow(id, 9, {})).statusCode).toBe(404);
    const twice = { cells: [...city('x').cells, ...city('y').cells] };
    expect((await calls.changeRow(id, 2, twice)).json()).toMatchObject({
      errors: [{ pointer: '/cells/1/field', code: 'not_allowed' }],
    });
    const fresh = await calls.made<Schemas['ImportBatch']>(calls.upload(csvOf([rightRow(1)])));
    const body = { field: 'note', from: '', to: 'x' } as const;
    const early = async () => [
      (await calls.changeRow(fresh.id, 2, {})).json<{ code: string }>().code,
      (await correct(fresh.id, body)).json<{ code: string }>().code,
    ];
    expect(await early()).toEqual(['import_busy', 'import_busy']);
    await calls.work(fresh.id);
    expect(await early()).toEqual(['import_step', 'import_step']);
  });

  it.each(['csv', 'xlsx'] as const)(
    'come back as a %s file that can be sent again',
    async (format) => {
      const rows = [
        [...rightRow(1), '=1+1', ''],
        [...rightRow(2, { 3: NOWHERE }), '+966', 'ملاحظة'],
        [...rightRow(3, { 8: '400' }), '-1', ''],
      ];
      const headings = [...HEADINGS, 'عمود آخر', 'ملاحظة الموظف'];
      const file = csvOf(rows, headings);
      const { id } = await calls.check(file);
      const note = { cells: [{ field: 'receiver.landmark', text: 'جوار المسجد' }] } as const;
      const edited = await calls.changedRow(id, 3, { cells: [...note.cells] });
      const batch = await calls.book(await calls.price(edited.batch));
      expect(batch.counts).toMatchObject({ booked: 1, wrong: 1, unpriced: 1 });
      const download = (which: 'refused' | 'all') =>
        calls.call('POST', calls.path(batch.id, '/rows-file'), { which, format, language: 'ar' });
      const refused = await download('refused');
      expect(refused.headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename="mizan-import-[\\d-]{10}\\.${format}"$`),
      );
      const read = await readTable(refused.rawPayload);
      if ('refusal' in read) throw new Error(read.refusal.code);
      const { headings: found } = read.table;
      expect(found).toEqual([...headings, HEADING_NAMES['receiver.landmark'].ar, 'الخطأ']);
      const lines = [];
      for await (const chunk of read.table.chunks()) lines.push(...chunk.map(({ cells }) => cells));
      expect(lines.map((cells) => cells.slice(0, headings.length))).toEqual(rows.slice(1));
      expect(lines.map((cells) => cells.slice(headings.length))).toEqual([
        ['جوار المسجد', expect.stringContaining('مدينة غير معروفة')],
        ['', expect.stringContaining('الوزن فوق الحد')],
      ]);
      const again = await calls.check(refused.rawPayload);
      expect(again.counts).toMatchObject({ rows: 2, wrong: 1, ready: 1 });
      const all = await calls.check((await download('all')).rawPayload);
      expect(all.counts).toMatchObject({ rows: 3, repeated: 1, wrong: 1, ready: 1 });
    },
  );

  it('have no file before they are read', async () => {
    const { id } = await calls.made<Schemas['ImportBatch']>(calls.upload(csvOf([rightRow(1)])));
    const body = { which: 'all', format: 'csv', language: 'en' };
    const answer = await calls.call('POST', calls.path(id, '/rows-file'), body);
    expect(answer.json()).toMatchObject({ code: 'import_step' });
  });

  it('are paged in the order of the file', async () => {
    const { id } = await calls.check(csvOf(rightRows(7)));
    const seen: number[] = [];
    let cursor = '';
    do {
      const at = calls.path(id, `/rows?limit=3${cursor}`);
      const { data, page } = await calls.made<Schemas['ImportRowList']>(calls.call('GET', at));
      seen.push(...data.map(({ row }) => row));
      expect(page.total).toBe(7);
      cursor = page.next_cursor === undefined ? '' : `&cursor=${page.next_cursor}`;
    } while (cursor !== '');
    expect(seen).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });
});

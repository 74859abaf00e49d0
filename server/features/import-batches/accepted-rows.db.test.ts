import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { subscribe } from '../../testing/subscribe.ts';
import { TEST_CARD } from '../../testing/test-backend.ts';
import { originOf, quoteRequestOf } from '../shipments/booking/quoted-request.ts';
import { bookedOrder } from './booked-order.ts';
import { ALL_FIELDS, IMPORT_FIELDS, type ImportField } from './reading/import-fields.ts';
import { HEADING_NAMES } from './reading/heading-names.ts';
import { csvOf, importCalls } from './testing/import-calls.ts';

type Schemas = components['schemas'];

const isFull = process.env.TEST_COUNTS === 'full';
const ROWS = isFull ? 10_000 : 200;
const MOST_IN_FILE = 1_000;

/** What is often right in a cell of each kind; any cell may also be empty or anything else. */
const RIGHT: Record<string, readonly string[]> = {
  phone: ['0500000101', '٠٥٠٠٠٠٠١٠١', '+966500000101', '966500000101', '500000101'],
  city: ['الرياض', 'جدة', 'Makkah', 'riyadh', 'Jeddah'],
  country: ['SA', 'السعودية', 'Saudi Arabia'],
  state: ['', 'منطقة الرياض'],
  weight: ['3', '2,5', '0.4', '١٢', '800 g', '3 kg'],
  length: ['30', '12.5', '300 mm', '٤٠'],
  money: ['100', '1,200.50', '٩٩', '45.5 SAR', 'SAR 20'],
  email: ['receiver@customer.example', ''],
  weekday: ['', 'sunday', 'الأحد', 'Friday', 'أي يوم'],
  boolean: ['', 'yes', 'لا'],
};
const OFTEN: Partial<Record<ImportField, readonly string[]>> = {
  'receiver.full_name': ['عميل تجريبي 7', 'Sample Customer'],
  'receiver.short_address': ['RRRD2929', 'JDAA1234', ''],
  'receiver.street_name': ['شارع العيّنة', ''],
  'receiver.building_no': ['2214', '٢٢١٤', '214', ''],
  'receiver.postal_code': ['23456', '2345', ''],
  product_name: ['منتج تجريبي'],
  quantity: ['1', '3', ''],
  pieces: ['', '1', '2'],
  payment_type: ['', 'prepaid', 'الدفع عند الاستلام'],
  'sender.amount_to_collect': ['', '', '250'],
};

const anything = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('0', '-1', '999999999', '5.01E+08', '=1+1', 'N/A', '—', '05/01', '\u0000'),
);

function cellOf(field: ImportField): fc.Arbitrary<string> {
  const isNeeded =
    field in OFTEN || ['receiver.phone', 'receiver.city', 'weight', 'price'].includes(field);
  const right = fc.constantFrom(...(OFTEN[field] ?? RIGHT[IMPORT_FIELDS[field]] ?? ['']));
  return fc.oneof(
    { weight: 60, arbitrary: isNeeded ? right : fc.constant('') },
    { weight: isNeeded ? 1 : 4, arbitrary: right },
    { weight: 1, arbitrary: anything },
  );
}

const line = fc.tuple(...ALL_FIELDS.map(cellOf));

/** What a further line of an order has of its own. */
const OF_LINE: readonly ImportField[] = ['sku', 'product_name', 'quantity', 'price', 'unit_price'];

/** The rows, of which each third is the first of an order and the next one a further line of it. */
function withLines(rows: readonly string[][]): string[][] {
  return rows.map((cells, at) => {
    const reference = `ORD-${at - (at % 3)}`;
    return ALL_FIELDS.map((field, column) => {
      if (field === 'reference_id' && at % 3 < 2) return reference;
      return at % 3 === 1 && !OF_LINE.includes(field) ? '' : (cells[column] ?? '');
    });
  });
}

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);

  it('accepts no row that a booking would refuse for a field', { timeout: 1_800_000 }, async () => {
    const seed = Number(process.env.ROWS_SEED ?? Date.now() % 1_000_000);
    process.stdout.write(`ROWS_SEED=${seed}\n`);
    const customer = await backend.newCustomer(100_000_000, 'company');
    await subscribe(database().kysely, customer.accountId, 'advanced');
    const calls = importCalls(backend, customer);
    const headings = ALL_FIELDS.map((field) => HEADING_NAMES[field].en);
    const all = withLines(fc.sample(line, { seed, numRuns: ROWS }));
    let booked = 0;
    let several = 0;
    for (let from = 0; from < all.length; from += MOST_IN_FILE) {
      const file = csvOf(all.slice(from, from + MOST_IN_FILE), headings);
      const priced = await calls.price(await calls.check(file, { date_order: 'day_first' }));
      const { accountId } = customer;
      const accepted = await database()
        .kysely.selectFrom('import_rows')
        .select(['row_no', 'judged', 'price'])
        .where('account_id', '=', accountId)
        .where('batch_id', '=', priced.id)
        .where('state', '=', 'priced')
        .execute();
      for (const { row_no, judged, price } of accepted) {
        if (!judged || !price) throw new Error(`row ${row_no} is priced without an order`);
        const order = bookedOrder(judged.order, price, TEST_CARD);
        const request = quoteRequestOf(order, originOf(judged.order, { country: 'SA', city: '' }));
        const asked = await backend.post(customer, '/quotes', request);
        expect([row_no, asked.statusCode, asked.body]).toMatchObject([row_no, 201, {}]);
        const quote = asked.json<Schemas['Quote']>();
        const made = await backend.create(customer, { ...order, quote_id: quote.id }, randomUUID());
        expect([row_no, made.statusCode, made.statusCode === 201 ? '' : made.body]).toEqual([
          row_no,
          201,
          '',
        ]);
        booked += 1;
        several += order.further_products ? 1 : 0;
      }
    }
    process.stdout.write(`of ${ROWS} random rows, ${booked} were accepted and booked,`);
    process.stdout.write(` ${several} with a further line\n`);
    expect(booked).toBeGreaterThan(ROWS / 20);
    expect(several).toBeGreaterThan(0);
  });
});

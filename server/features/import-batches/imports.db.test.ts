import { beforeEach, expect, it } from 'vitest';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import {
  type Customer,
  OTHER_COURIER,
  readLedger,
  TEST_COURIER,
  TEST_PRICE,
} from '../../testing/test-backend.ts';
import { csvOf, importCalls, rightRow, rightRows } from './testing/import-calls.ts';

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  let calls: ReturnType<typeof importCalls>;

  beforeEach(async () => {
    customer = await backend.newCustomer(10 * TEST_PRICE);
    calls = importCalls(backend, customer);
  });

  it('goes from a file to shipments', async () => {
    const created = await calls.upload(csvOf(rightRows(3)));
    expect([created.statusCode, created.json()]).toMatchObject([
      201,
      { status: 'reading', origin: 'file', file_name: 'طلبات.csv', version: 1 },
    ]);
    const { id } = created.json<{ id: string }>();
    const matching = await calls.work(id);
    expect(matching).toMatchObject({ status: 'matching', missing: [], counts: { rows: 3 } });
    expect(matching.columns.map(({ field, matched_by }) => [field, matched_by])).toEqual(
      [
        'reference_id',
        'receiver.full_name',
        'receiver.phone',
        'receiver.city',
        'receiver.short_address',
        'product_name',
        'quantity',
        'price',
        'weight',
      ].map((field) => [field, 'guess']),
    );

    const checked = await calls.check(csvOf([...rightRows(3), rightRow(4, { 3: 'قرية بعيدة' })]));
    expect(checked).toMatchObject({
      status: 'checked',
      counts: { rows: 4, ready: 3, wrong: 1, unchecked: 0 },
      faults_by_kind: [{ field: 'receiver.city', code: 'unknown_city', count: 1 }],
    });
    const priced = await calls.price(checked);
    expect(priced).toMatchObject({
      status: 'priced',
      counts: { priced: 3 },
      total: { amount: 3 * TEST_PRICE },
      covered: { rows: 3, total: { amount: 3 * TEST_PRICE } },
    });
    const booked = await calls.book(priced);
    expect(booked).toMatchObject({
      status: 'booked',
      counts: { booked: 3, wrong: 1 },
      charged: { amount: 3 * TEST_PRICE },
      balance: { amount: 7 * TEST_PRICE },
      progress: { done: 3, total: 3 },
    });
    const [first] = await calls.rows(booked.id, 'state=booked');
    const shipment = await backend.get(customer, `/shipments/${first?.shipment?.id}`);
    expect(shipment.json()).toMatchObject({
      source: 'import',
      reference_id: 'ORD-1',
      courier: { id: TEST_COURIER },
      courier_choice: { by: 'cheapest' },
      receiver: { full_name: 'عميل تجريبي 1', phone: '+966500000001', state: 'RD', city: 'riyadh' },
      origin: { country: 'SA', city: 'jeddah' },
      charge: { total_fee: { amount: TEST_PRICE } },
    });
    expect(await readLedger(database(), customer.accountId)).toMatchObject({
      balance: 7 * TEST_PRICE,
      sumOfAllEntries: 0,
      transactions: 4,
    });
    expect(calls.failures).toEqual([]);
  });

  it('books nothing twice from the same file', async () => {
    const file = csvOf([...rightRows(2), rightRow(2, { 0: '' }), rightRow(2, { 0: '' })]);
    const first = await calls.book(await calls.price(await calls.check(file)));
    expect(first.counts).toMatchObject({ booked: 4 });
    const again = await calls.check(file);
    expect(again.counts).toMatchObject({ repeated: 4, ready: 0 });
    const [row] = await calls.rows(again.id);
    expect(row?.repeated_of?.shipment?.tracking_number).toMatch(/^MZ/);
  });

  it('chooses the courier that the row names, and says why it cannot', async () => {
    const headings = [
      'اسم المستلم',
      'جوال المستلم',
      'مدينة المستلم',
      'العنوان الوطني المختصر',
      'المنتج',
      'قيمة البضاعة (ر.س)',
      'الوزن (كجم)',
      'شركة الشحن',
    ];
    const rows = ['ناقل آخر', TEST_COURIER, 'nobody', ''].map((courier, n) => [
      ...rightRow(n + 1).slice(1, 6),
      '100',
      n === 0 ? '3' : '3',
      courier,
    ]);
    const batch = await calls.price(await calls.check(csvOf(rows, headings)), { choice: 'row' });
    const priced = await calls.rows(batch.id);
    expect(priced.map(({ price, faults }) => price?.courier.id ?? faults[0]?.code)).toEqual([
      OTHER_COURIER,
      TEST_COURIER,
      'unknown_courier',
      'required',
    ]);
  });
});

import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/types.ts';
import { writeCsv } from '../../../table-files/write-csv.ts';
import { send, statusAndBody } from '../../../testing/customer-calls.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';
import { addTestProduct, testProduct } from '../../../testing/products.ts';
import type { Customer } from '../../../testing/test-backend.ts';

type Schemas = components['schemas'];
type ProductFile = Schemas['ProductFile'];

const isFull = process.env.TEST_COUNTS === 'full';
const HEADINGS = ['رمز المنتج (SKU)', 'الاسم', 'السعر (ريال)', 'Weight (g)', 'Notes'];

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;

  beforeEach(async () => {
    owner = await backend.newCustomer(0);
  });

  const upload = async (path: string, bytes: Uint8Array, customer = owner) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'products.csv');
    return statusAndBody(await send(backend, customer, 'POST', `/products/${path}`, form)) as [
      number,
      ProductFile,
    ];
  };
  const csv = (...rows: (string | number)[][]) => writeCsv(HEADINGS, rows);
  const check = async (bytes: Uint8Array) => (await upload('file-check', bytes))[1];
  const apply = (bytes: Uint8Array, fingerprint = '') =>
    upload(`import?fingerprint=${fingerprint}`, bytes);
  const listed = async () =>
    (await backend.get(owner, '/products?sort=sku&limit=100')).json<Schemas['ProductList']>().data;
  const download = async (format: 'csv' | 'xlsx', filter: object = {}) =>
    (await send(backend, owner, 'POST', '/products/file', { format, ...filter })).rawPayload;

  it('says what a file adds, changes and refuses, and then does just that', async () => {
    await addTestProduct(backend, owner, 'SAME', { price: { amount: 5_000, currency: 'SAR' } });
    await addTestProduct(backend, owner, 'OLD', { hs_code: '330300' });
    const file = csv(
      ['NEW', 'Brass lamp', '1,250.50', 800],
      ['SAME', '', '50', ''],
      ['OLD', 'مبخرة', '', 900],
      ['BAD', 'سبحة', 'خمسون', -3],
      ['NEW', 'Again', '1', 1],
      ['', 'Nameless', '1', 1],
    );
    const checked = await check(file);
    expect(checked).toMatchObject({
      counts: { rows: 6, added: 1, changed: 1, unchanged: 1, refused: 3 },
      columns: [{ field: 'sku' }, { field: 'name' }, { field: 'price' }, { field: 'weight' }, {}],
      rows: [
        { row: 2, outcome: 'added', sku: 'NEW', name: 'Brass lamp' },
        { row: 4, outcome: 'changed', sku: 'OLD', changes: ['name_ar', 'weight'] },
        {
          row: 5,
          outcome: 'refused',
          faults: [
            { field: 'price', heading: 'السعر (ريال)', code: 'not_an_amount', text: 'ليس مبلغًا' },
            { field: 'weight', heading: 'Weight (g)' },
          ],
        },
        { row: 6, outcome: 'refused', faults: [{ field: 'sku', code: 'repeated_sku' }] },
        { row: 7, outcome: 'refused', faults: [{ field: 'sku', code: 'required' }] },
      ],
    });
    expect(await listed()).toMatchObject([{ sku: 'OLD' }, { sku: 'SAME' }]);

    const [status, done] = await apply(file, checked.fingerprint);
    expect([status, done.counts]).toEqual([200, checked.counts]);
    const price = { amount: 125_050, currency: 'SAR' };
    expect(await listed()).toMatchObject([
      { sku: 'NEW', name_en: 'Brass lamp', price, weight: 800, weight_unit: 'g' },
      { sku: 'OLD', name_ar: 'مبخرة', weight: 900, hs_code: '330300' },
      { sku: 'SAME' },
    ]);
    expect((await check(file)).counts).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
  });

  it('does nothing if it would do something else than was said, or more than the plan allows', async () => {
    const file = csv(['NEW', 'Lamp', 10, 100]);
    const { fingerprint } = await check(file);
    await addTestProduct(backend, owner, 'NEW');
    const changed = [409, { code: 'products_changed' }];
    expect(await apply(file, fingerprint)).toMatchObject(changed);
    expect(await apply(csv(['OTHER', 'Lamp', 10, 100]), fingerprint)).toMatchObject(changed);
    const many = csv(...Array.from({ length: 500 }, (_, n) => [`N${n}`, 'Lamp', 10, 100]));
    const over = await check(many);
    expect(over.plan_limit).toEqual({ limit: 'products', tier: 'basic', allowed: 500, used: 1 });
    const reached = [409, { code: 'plan_limit_reached' }];
    expect(await apply(many, over.fingerprint)).toMatchObject(reached);
    expect(await listed()).toHaveLength(1);
  });

  it('imports a file once, also when it is sent twice at the same time', async () => {
    const file = csv(...Array.from({ length: 30 }, (_, n) => [`N${n}`, 'Lamp', 10, 100]));
    const { fingerprint } = await check(file);
    const answers = await Promise.all([apply(file, fingerprint), apply(file, fingerprint)]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
    expect(await listed()).toHaveLength(30);
  });

  it.each([
    ['no SKU', writeCsv(['Name', 'Price'], [['Lamp', 1]]), { code: 'sku_column_missing' }],
    [
      'two prices',
      writeCsv(['SKU', 'Price', 'السعر'], [['A', 1, 2]]),
      { code: 'repeated_column', column: 3 },
    ],
    ['nothing', Buffer.alloc(0), { code: 'empty_file' }],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), { code: 'not_a_table' }],
  ])('tells a file with %s', async (_, file, told) => {
    const { fingerprint, ...checked } = await check(file);
    expect(checked).toMatchObject({ unreadable: told, rows: [] });
    expect(fingerprint).toBeUndefined();
  });

  it.each([
    [
      'Shopify',
      ['Handle', 'Title', 'Variant SKU', 'Variant Grams', 'Variant Price'],
      ['lamp', 'Brass lamp', 'L-1', 800, '120.00'],
    ],
    [
      'WooCommerce',
      ['ID', 'SKU', 'Name', 'Regular price', 'Weight (kg)'],
      [7, 'L-1', 'Brass lamp', 120, 0.8],
    ],
    [
      'Salla',
      ['اسم المنتج', 'رمز المنتج sku', 'سعر المنتج', 'الوزن', 'وحدة الوزن'],
      ['Brass lamp', 'L-1', 120, 0.8, 'كجم'],
    ],
  ])('knows the columns of an export of %s', async (_, headings, row) => {
    const file = writeCsv(headings, [row]);
    const { fingerprint } = await check(file);
    await apply(file, fingerprint);
    const price = { amount: 12_000, currency: 'SAR' };
    expect(await listed()).toMatchObject([
      { sku: 'L-1', name_en: 'Brass lamp', price, weight: 800 },
    ]);
  });

  it.each(['csv', 'xlsx'] as const)(
    'gives products as %s that changes nothing when sent back',
    async (format) => {
      const units = { weight: ['kg', 'g', 'lb'], dimension: ['cm', 'mm', 'in'] } as const;
      const text = fc.constantFrom('=1+1', '+966', '-5', '@x', '00123', 'a, "b"', 'عطر؛ ١٢', '1E5');
      const product = fc.record({
        name: text,
        amount: fc.integer({ min: 1, max: 100_000_000 }),
        currency: fc.constantFrom('SAR', 'USD', 'AED', 'GBP', 'EUR'),
        weight: fc.integer({ min: 1, max: 1_000_000 }),
        weight_unit: fc.constantFrom(...units.weight),
        side: fc.option(fc.integer({ min: 1, max: 10_000 })),
        dimension_unit: fc.constantFrom(...units.dimension),
        shipment_type: fc.constantFrom('parcel', 'fragile', 'chilled'),
        packaging_type: fc.option(fc.constantFrom('box', 'bag', 'envelope', 'tube', 'pallet')),
        origin_country: fc.option(fc.constantFrom('SA', 'CN', 'CI')),
      });
      const some = fc.sample(product, { numRuns: isFull ? 100 : 25, seed: 19 });
      for (const [n, each] of some.entries()) {
        const { name, amount, currency, side, packaging_type, origin_country, ...same } = each;
        await addTestProduct(backend, owner, `${name} ${n}`, {
          ...testProduct(`${name} ${n}`),
          ...({ ...same, price: { amount, currency } } as Partial<Schemas['ProductInput']>),
          name_ar: `${name} ${n}`,
          ...(side !== null && { length: side, width: side, height: side }),
          ...(packaging_type && { packaging_type }),
          ...(origin_country && { origin_country }),
        });
      }
      const before = await backend.get(owner, '/products?sort=sku&limit=100');
      const checked = await check(await download(format));
      expect(checked.rows).toEqual([]);
      expect(checked.counts).toMatchObject({ rows: some.length, unchanged: some.length });
      expect((await backend.get(owner, '/products?sort=sku&limit=100')).body).toBe(before.body);
    },
  );

  it('downloads what a filter matches, in the language of the reader', async () => {
    await addTestProduct(backend, owner, 'A', { shipment_type: 'chilled' });
    await addTestProduct(backend, owner, 'B');
    const file = String(await download('csv', { shipment_type: 'chilled' }));
    expect(file).toMatch(/^\uFEFFرمز المنتج \(SKU\),/);
    expect(file.trim().split('\r\n')).toHaveLength(2);
    expect(file).toContain('مبرّد');
  });
});

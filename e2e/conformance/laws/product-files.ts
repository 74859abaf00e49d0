import { parse } from 'csv-parse/sync';
import { requestedBy } from '../account.ts';
import type { BodyOf, ResultOf } from '../call.ts';
import { csvPart } from '../files.ts';
import { accountWith, alike, expect, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';

type Field = NonNullable<ResultOf<'checkProductFile'>['columns'][number]['field']>;

export const product = (sku: string): BodyOf<'createProduct'> => ({
  ...{ sku, name_en: `Product ${sku}`, price: { amount: 1_000, currency: 'SAR' } },
  ...{ weight: 500, weight_unit: 'g', dimension_unit: 'cm', shipment_type: 'parcel' },
});

/** A file that was downloaded and changed does what was said of it, and a second time nothing. */
async function asSaid(bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  for (const sku of ['A-1', 'A-2', 'A-3', 'A-4']) {
    await api.ok('createProduct', { who, body: product(sku) });
  }
  const { body } = await api.succeed('downloadProducts', { who, body: { format: 'csv' } });
  const [headings = [], ...rows] = parse(String(body), { bom: true });
  const check = () => api.ok('checkProductFile', { who, file: csvPart([headings, ...rows]) });

  const { counts: same, columns } = await check();
  alike(
    same,
    { rows: 4, added: 0, changed: 0, unchanged: 4, refused: 0 },
    'the counts of a file as it was downloaded',
  );
  const placeOf = (field: Field) => columns.findIndex((column) => column.field === field);
  const rowOf = (sku: string) => rows.find((row) => row[placeOf('sku')] === sku) ?? [];
  const changed = (row: string[], cells: Partial<Record<Field, string>>) =>
    Object.assign(
      row,
      Object.fromEntries(
        Object.entries(cells).map(([field, text]) => [placeOf(field as Field), text]),
      ),
    );
  changed(rowOf('A-2'), { price: '12.50' });
  changed(rowOf('A-3'), { name_en: 'Another name', price: '' });
  changed(rowOf('A-4'), { currency: 'USD' });
  const added = changed([...rowOf('A-1')], { sku: 'B-1', name_en: 'Product B-1' });
  rows.push(added, changed([...added], { sku: 'B-2', price: 'a lot' }));

  const said = await check();
  const counts = { rows: 6, added: 1, changed: 3, unchanged: 1, refused: 1 };
  alike(said.counts, counts, 'the counts of a file of products');
  const outcomes = said.rows.map(({ sku, outcome, changes = [] }) => [sku, outcome, ...changes]);
  alike(
    outcomes.toSorted(),
    [
      ['A-2', 'changed', 'price'],
      ['A-3', 'changed', 'name_en'],
      ['A-4', 'changed', 'currency'],
      ['B-1', 'added'],
      ['B-2', 'refused'],
    ],
    'what is said of the rows of a file of products',
  );
  const { fingerprint } = said;
  expect(fingerprint !== undefined, 'A file that changes products has no fingerprint');
  const file = csvPart([headings, ...rows]);
  const done = await api.ok('importProducts', { who, file, query: { fingerprint } });
  alike(done.counts, counts, 'the counts of a file that was imported');
  const { data } = await api.ok('listProducts', { who, query: { limit: '100' } });
  alike(
    data.map((each) => [each.sku, each.name_en, each.price.amount, each.price.currency]).toSorted(),
    [
      ['A-1', 'Product A-1', 1_000, 'SAR'],
      ['A-2', 'Product A-2', 1_250, 'SAR'],
      ['A-3', 'Another name', 1_000, 'SAR'],
      ['A-4', 'Product A-4', 1_000, 'USD'],
      ['B-1', 'Product B-1', 1_000, 'SAR'],
    ],
    'the products after a file was imported',
  );
  const again = await check();
  alike(
    [again.counts, again.fingerprint],
    [{ rows: 6, added: 0, changed: 0, unchanged: 5, refused: 1 }, undefined],
    'what is said of a file that was imported',
  );
}

/** A column of names has those of both languages. */
async function namesAreRead(bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  const file = csvPart([
    ['SKU', 'Name', 'Price', 'Weight'],
    ['N-1', 'عطر عود', '100', '0.5'],
    ['N-2', 'Oud perfume', '120', '0.5'],
  ]);
  const { fingerprint = '', columns } = await api.ok('checkProductFile', { who, file });
  const fields = columns.map(({ field }) => field);
  alike(fields, ['sku', 'name', 'price', 'weight'], 'columns with the words of the contract');
  await api.ok('importProducts', { who, file, query: { fingerprint } });
  const { data } = await api.ok('listProducts', { who });
  alike(
    data.map(({ sku, name_ar = '', name_en = '' }) => [sku, name_ar, name_en]).toSorted(),
    [
      ['N-1', 'عطر عود', ''],
      ['N-2', '', 'Oud perfume'],
    ],
    'names in two languages from one column',
  );
}

/** What was said of a file holds until its products change. */
async function unlessChanged(bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  const added = product('A-1');
  const { id } = await api.ok('createProduct', { who, body: added });
  const { body: text } = await api.succeed('downloadProducts', { who, body: { format: 'csv' } });
  const file = csvPart(parse(String(text).replace('Product A-1', 'Another name'), { bom: true }));
  const check = () => api.ok('checkProductFile', { who, file });
  const changed = async () => {
    const { data } = await api.ok('listProducts', { who });
    return data.map((each) => [each.name_en, each.price.amount]);
  };
  const { fingerprint: stale = '' } = await check();
  const dearer = { ...added, price: { amount: 2_000, currency: 'SAR' as const } };
  await api.ok('updateProduct', { who, path: { product_id: id }, body: dearer });
  const late = await api.send('importProducts', { who, file, query: { fingerprint: stale } });
  refused(late, 409, 'products_changed', 'a file whose product has changed since');
  alike(await changed(), [['Product A-1', 2_000]], 'a product after its file was refused');

  const { fingerprint = '' } = await check();
  const done = await api.ok('importProducts', { who, file, query: { fingerprint } });
  alike(
    done.rows.map(({ changes }) => changes?.toSorted()),
    [['name_en', 'price']],
    'what a file changes that was checked again',
  );
  alike(await changed(), [['Another name', 1_000]], 'a product after its file was imported');
}

export const productFileLaws: readonly Law[] = [
  {
    id: 'product-files',
    title: 'A file of products does what was said of it',
    clause:
      'downloadProducts: importProducts accepts the file, including after changes; importProducts: makes the changes that checkProductFile reported; ProductFileRow; ProductFileCounts; checkProductFile: an empty cell leaves the value unchanged',
    run: asSaid,
  },
  {
    id: 'changed-products',
    title: 'A file of products does nothing once it would do something else than was said',
    clause: 'importProducts: if the products have changed since, nothing is done',
    run: unlessChanged,
  },
  {
    id: 'product-names',
    title: 'A column of names is read in the language of each cell',
    clause: '#/components/schemas/ProductFileField: name; checkProductFile: recognised by headings',
    run: namesAreRead,
  },
];

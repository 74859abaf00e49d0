import { requestedBy } from '../account.ts';
import { bookableQuote, newKey, orderFor, type Shipment } from '../bookings.ts';
import { png } from '../files.ts';
import { accountWith, alike, misfit } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { product } from './product-files.ts';

/** Enough for a booking. */
const FUNDS = 1_000_000;

const DEARER = { price: { amount: 9_900, currency: 'SAR' as const } };

async function allOrNone(bench: Bench): Promise<void> {
  const { api } = bench;
  const [who, stranger] = [
    requestedBy(await accountWith(bench, 0)),
    requestedBy(await accountWith(bench, 0)),
  ];
  const ids: string[] = [];
  for (const sku of ['A-1', 'A-2', 'A-3']) {
    ids.push((await api.ok('createProduct', { who, body: product(sku) })).id);
  }
  const foreign = await api.ok('createProduct', { who: stranger, body: product('A-1') });
  const now = async () =>
    (await api.ok('listProducts', { who, query: { sort: 'sku' } })).data.map(
      ({ price, archived_at }) => [price.amount, archived_at !== undefined],
    );
  const before = await now();
  const some = [ids[0] ?? '', foreign.id, ids[1] ?? ''];
  const answer = await api.send('updateProducts', {
    ...{ who, body: { product_ids: some, archived: true, ...DEARER } },
  });
  alike(answer.status, 422, "a change of several products, with one of another account's", answer);
  alike(await now(), before, 'products of which one could not be changed');
  const own = await api.ok('getProduct', { who: stranger, path: { product_id: foreign.id } });
  alike(own, foreign, "another account's product after that");

  const body = { product_ids: ids.slice(0, 2), archived: true, ...DEARER };
  await api.ok('updateProducts', { who, body });
  alike(
    await now(),
    [[9_900, true], [9_900, true], before[2]],
    'products of which two were archived at a new price',
  );
  await api.ok('updateProducts', { who, body: { product_ids: ids, archived: false } });
  alike(await now(), [[9_900, false], [9_900, false], before[2]], 'products that were restored');
}

async function replacedAsAWhole(bench: Bench): Promise<void> {
  const { api, draw } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  const least = product('A-1');
  const size = { length: 100, width: 200, height: 300 };
  const more = { name_ar: 'عطر عود', ...size };
  const { id } = await api.ok('createProduct', { who, body: { ...least, ...more } });
  const path = { product_id: id };
  const file = { name: 'photo', bytes: png(draw), type: 'image/png' };
  const shown = await api.ok('updateProductPhoto', { who, path, file });
  await api.ok('updateProducts', { who, body: { product_ids: [id], archived: true } });
  const { archived_at, photo_preview, name_ar, length, width, height } = await api.ok(
    'updateProduct',
    { who, path, body: { ...least, sku: 'A-2' } },
  );
  alike(
    [name_ar, length, width, height],
    [undefined, undefined, undefined, undefined],
    'fields of a product that were left out',
  );
  alike(
    [archived_at !== undefined, photo_preview],
    [true, shown.photo_preview],
    'whether a product is archived, and its photo, after its fields were replaced',
  );
  await api.ok('deleteProductPhoto', { who, path });
  const gone = await api.send('getProductPhoto', { who, path });
  alike(gone.status, 404, 'a photo that was deleted', gone);
}

const goodsOf = ({ sku, product_name, price, quantity, weight }: Shipment) => ({
  ...{ sku, product_name, price, quantity, weight },
});

/** What was sent stays as it was. */
async function shippedStays(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, FUNDS);
  const who = requestedBy(account);
  const sku = 'KIT-SENT';
  const { id } = await api.ok('createProduct', { who, body: product(sku) });
  const path = { product_id: id };
  const { quote, price } = await bookableQuote(api, account, lists, draw);
  const order = { ...orderFor(quote, price, lists, draw), sku };
  const booked = await api.ok('createShipment', { who, header: newKey(), body: order });
  const other = await api.send('updateProduct', { who, path, body: product('KIT-OTHER') });
  misfit(other, '/sku', 'not_allowed', 'another SKU for a product that a shipment names');
  const body = { ...product(sku), name_en: 'Renamed', ...DEARER };
  alike((await api.ok('updateProduct', { who, path, body })).name_en, 'Renamed', 'a new name');
  const after = await api.ok('getShipment', { who, path: { shipment_id: booked.id } });
  alike(goodsOf(after), goodsOf(booked), 'the goods of a shipment whose product was changed');
}

export const productChangeLaws: readonly Law[] = [
  {
    id: 'products-at-once',
    title: 'Several products change together, or none does',
    clause: 'updateProducts: either all products change or none; an id of another account is 422',
    run: allOrNone,
  },
  {
    id: 'product-replaced',
    title: 'A product is replaced but for its photo and whether it is archived',
    clause:
      'updateProduct: optional fields left out are removed; the photo stays, and so does whether it is archived',
    run: replacedAsAWhole,
  },
  {
    id: 'product-sent',
    title: 'A change of a product changes no shipment',
    clause:
      'updateProduct: the SKU of a product that a shipment names cannot change; existing shipments do not change',
    run: shippedStays,
  },
];

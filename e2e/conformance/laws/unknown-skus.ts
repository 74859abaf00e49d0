import { requestedBy } from '../account.ts';
import { alike } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { product } from './product-files.ts';
import { inEachShop, later, newOrder, PERFUME, shown } from './shops.ts';

const MUG = { name: 'كوب', sku: 'MUG-1', pieces: 2, halalas: 4_000, grams: 400 };

async function codesBecomeKnown(bench: Bench): Promise<void> {
  const { api } = bench;
  await inEachShop(bench, async (shop) => {
    const who = requestedBy(shop.account);
    const first = newOrder();
    const second = later({ ...newOrder(), products: [PERFUME, MUG] }, 1, {});
    for (const told of [first, second]) {
      await shop.tell(told);
      await shown(bench, shop, told);
    }
    const unknown = async () =>
      (await api.ok('listUnknownSkus', { who })).data.map(({ sku, name, price, orders }) => [
        ...[sku, name, price?.amount, orders],
      ]);
    const mug = [MUG.sku, MUG.name, MUG.halalas / MUG.pieces, 1];
    alike(
      await unknown(),
      [[PERFUME.sku, PERFUME.name, PERFUME.halalas / PERFUME.pieces, 2], mug],
      `the unknown product codes of two orders on ${shop.platform}`,
    );
    await api.ok('createProduct', { who, body: product(PERFUME.sku) });
    alike(await unknown(), [mug], 'unknown product codes after one became that of a product');
    const { id } = await shown(bench, shop, first);
    const { unknown_skus } = await api.ok('getStoreOrder', { who, path: { order_id: id } });
    alike(unknown_skus, [], 'the unknown codes of an order whose product was added');
  });
}

export const unknownSkuLaws: readonly Law[] = [
  {
    id: 'unknown-skus',
    title: 'Product codes of orders are unknown until a product has them',
    clause:
      'listUnknownSkus: the codes in orders to be booked that no product has, those in the most orders first; #/components/schemas/UnknownSku',
    run: codesBecomeKnown,
  },
];

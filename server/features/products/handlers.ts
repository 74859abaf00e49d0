import { newId } from '../../db/ids.ts';
import { nameList } from '../../http/cursor.ts';
import type { Handlers, AccountContext } from '../../http/operations.ts';
import { page, type PageRequest } from '../../http/page.ts';
import { invalidFields, problem } from '../../http/problem.ts';
import { editProducts, lockChangeable, replaceProduct } from './change-products.ts';
import { findProducts } from './find-products.ts';
import { toDataUrl, toProduct } from './mapper.ts';
import { firstPausedProduct } from './paused.ts';
import { findPhoto, type ProductPhotoFile, putPhoto, toProductPhoto } from './photos.ts';
import { productColumns } from './product-columns.ts';
import { type ProductPosition, sortOf } from './sort-order.ts';
import {
  addProduct,
  changeProducts,
  findProduct,
  getProduct,
  isUsed,
  lockProducts,
  productsInOrder,
  removeProduct,
} from './store.ts';

export const productsHandlers = {
  async listProducts({ query }, context) {
    const { account, db, locale } = context;
    const { limit: _limit, cursor: _cursor, sort = '-created_at', ...filter } = query;
    const list = nameList('products', context, { sort, locale, ...filter });
    return page(query, list, async ({ after, limit }: PageRequest<ProductPosition>) => {
      const order = { ...sortOf(sort), locale, after, limit };
      const found = await findProducts(db.kysely, account.id, filter, order);
      const ids = found.page.map(({ id }) => id);
      const rows = await productsInOrder(db.kysely, account.id, ids);
      const paused = await firstPausedProduct(db.kysely, account.id);
      return { ...found, data: rows.map((row) => toProduct(row, paused)) };
    });
  },

  async createProduct({ body }, { account, db, now }) {
    const key = { accountId: account.id, id: newId('prd', now) };
    const isAdded = await db.kysely
      .transaction()
      .execute((tx) => addProduct(tx, key, productColumns(body), now));
    if (!isAdded) throw problem(409, 'already_saved');
    return { status: 201, body: toProduct(await getProduct(db.kysely, key), null) };
  },

  async getProduct({ path }, context) {
    return { status: 200, body: await show(path.product_id, context) };
  },

  async updateProduct({ path, body }, context) {
    const { account, db, now } = context;
    await replaceProduct(db, { accountId: account.id, now }, path.product_id, body);
    return { status: 200, body: await show(path.product_id, context) };
  },

  async updateProducts({ body }, { account, db, now }) {
    await editProducts(db, { accountId: account.id, now }, body);
    const rows = await productsInOrder(db.kysely, account.id, body.product_ids);
    return { status: 200, body: { data: rows.map((row) => toProduct(row, null)) } };
  },

  async deleteProduct({ path }, { account, db }) {
    const key = { accountId: account.id, id: path.product_id };
    await db.kysely.transaction().execute(async (tx) => {
      const [locked] = await lockProducts(tx, key.accountId, [key.id]);
      if (!locked) throw problem(404, 'not_found');
      if (await isUsed(tx, key)) throw problem(409, 'product_used');
      await removeProduct(tx, key);
    });
    return { status: 204 };
  },

  async getProductPhoto({ path }, { account, db }) {
    const content = await findPhoto(db.kysely, { accountId: account.id, id: path.product_id });
    if (content === undefined) throw problem(404, 'not_found');
    return { status: 200, body: { content: toDataUrl(content) } };
  },

  async updateProductPhoto({ path, body: { photo } }, context) {
    const file = await toProductPhoto(photo);
    if (typeof file === 'string') throw invalidFields([{ pointer: '/photo', code: file }]);
    return put(path.product_id, file, context);
  },

  deleteProductPhoto({ path }, context) {
    return put(path.product_id, null, context);
  },
} satisfies Partial<Handlers>;

async function show(id: string, { account, db }: AccountContext) {
  const row = await findProduct(db.kysely, { accountId: account.id, id });
  if (!row) throw problem(404, 'not_found');
  return toProduct(row, await firstPausedProduct(db.kysely, account.id));
}

async function put(id: string, file: ProductPhotoFile | null, context: AccountContext) {
  const { account, db, now } = context;
  await db.kysely.transaction().execute(async (tx) => {
    await lockChangeable(tx, account.id, id);
    await putPhoto(tx, { accountId: account.id, id }, file);
    await changeProducts(tx, account.id, [id], { updated_at: now });
  });
  return { status: 200 as const, body: await show(id, context) };
}

import { randomBytes } from 'node:crypto';
import { requestedBy } from '../account.ts';
import { bodyFrom } from '../bookings.ts';
import type { Call, ResultOf } from '../call.ts';
import type { OperationId } from '../contract.ts';
import { csvPart, png } from '../files.ts';
import type { Workspace } from '../workspace.ts';
import { asCompany, example, listed, type Recipe } from './recipe.ts';

type Product = ResultOf<'getProduct'>;

/** Number of products a workspace keeps before it deletes the oldest; the free plan allows more. */
const KEPT = 30;

/** As in the contract's example of a downloaded file. */
const HEADINGS = ['رمز المنتج (SKU)', 'الاسم بالعربية', 'سعر الوحدة', 'العملة', 'وزن الوحدة (كغم)'];

/** One that no product has. */
function newSku(): string {
  return `KIT-${randomBytes(6).toString('hex')}`;
}

async function productBody({ draw, lists }: Workspace) {
  const { length, width, height, origin_country, ...free } = bodyFrom('createProduct', draw);
  return {
    ...free,
    sku: newSku(),
    name_ar: free.name_ar ?? 'منتج تجريبي',
    ...(length !== undefined && { length, width: width ?? 200, height: height ?? 100 }),
    ...(origin_country !== undefined && {
      origin_country: draw.one((await lists()).countries).code,
    }),
  };
}

/** Deletes the oldest products, also those that broken requests have added. */
async function makeRoom({ api, company, products }: Workspace): Promise<void> {
  const who = requestedBy(await company());
  const query = { sort: 'created_at', limit: '100' };
  const { data, page } = await api.ok('listProducts', { who, query });
  for (const { id } of data.slice(0, Math.max(0, page.total - KEPT))) {
    await api.ok('deleteProduct', { who, path: { product_id: id } });
    const known = products.items.find((each) => each.id === id);
    if (known) products.drop(known);
  }
}

/** One of the account's, created if there is none. */
async function anyProduct(workspace: Workspace): Promise<Product> {
  const { api, company, draw, products } = workspace;
  if (products.items.length === 0) {
    const call = { who: requestedBy(await company()), body: await productBody(workspace) };
    products.add(await api.ok('createProduct', call));
  }
  return products.any(draw);
}

async function productCall(workspace: Workspace): Promise<Call> {
  const { id } = await anyProduct(workspace);
  return { who: requestedBy(await workspace.company()), path: { product_id: id } };
}

/** Replaces what is known of products with their current state. */
function renew({ products }: Workspace, fresh: readonly Product[]): void {
  for (const product of fresh) {
    const at = products.items.findIndex(({ id }) => id === product.id);
    if (at >= 0) products.items[at] = product;
  }
}

/** A file with a new product and usually one that is there, at another price. */
async function productFile(workspace: Workspace) {
  const { draw } = workspace;
  const known = await anyProduct(workspace);
  const other = String(known.price.amount === 4_500 ? 46 : 45);
  return csvPart([
    HEADINGS,
    [newSku(), 'تمور تجريبية', String(draw.whole(1, 900)), 'SAR', `0.${draw.whole(1, 9)}`],
    ...(draw.chance(0.7) ? [[known.sku, '', other, 'SAR', '']] : []),
  ]);
}

export const productRecipes = {
  listProducts: listed('listProducts', async ({ draw, lists }) => ({
    ...(draw.chance(0.2) && { origin_country: draw.one((await lists()).countries).code }),
  })),
  createProduct: {
    call: async (workspace) => {
      await makeRoom(workspace);
      return {
        who: requestedBy(await workspace.company()),
        body: await productBody(workspace),
      };
    },
    done: ({ products }, { body }) => {
      products.add(body as Product);
    },
    sketch: asCompany(async (workspace) => ({ body: await productBody(workspace) })),
    isShared: true,
  },
  getProduct: { call: productCall },
  updateProduct: {
    call: async (workspace) => {
      const { id, sku } = await anyProduct(workspace);
      const { draw, company } = workspace;
      const body = await productBody(workspace);
      return {
        who: requestedBy(await company()),
        path: { product_id: id },
        body: draw.chance(0.5) ? body : { ...body, sku },
      };
    },
    done: (workspace, { body }) => {
      renew(workspace, [body as Product]);
    },
  },
  updateProducts: {
    call: async (workspace) => {
      await anyProduct(workspace);
      const { draw, lists, company, products } = workspace;
      const { origin_country, ...free } = bodyFrom('updateProducts', draw);
      const from = draw.whole(0, products.items.length - 1);
      return {
        who: requestedBy(await company()),
        body: {
          ...free,
          archived: draw.chance(0.3),
          product_ids: products.items.slice(from, from + 3).map(({ id }) => id),
          ...(origin_country !== undefined && {
            origin_country: draw.one((await lists()).countries).code,
          }),
        },
      };
    },
    done: (workspace, { body }) => {
      renew(workspace, (body as ResultOf<'updateProducts'>).data);
    },
  },
  deleteProduct: {
    call: productCall,
    done: ({ products }, _answer, { path = {} }) => {
      const gone = products.items.find(({ id }) => id === path.product_id);
      if (gone) products.drop(gone);
    },
  },
  updateProductPhoto: {
    call: async (workspace) => ({
      ...(await productCall(workspace)),
      file: { name: 'photo', bytes: png(workspace.draw), type: 'image/png' },
    }),
    done: (workspace, { body }) => {
      renew(workspace, [body as Product]);
    },
  },
  getProductPhoto: {
    call: async (workspace) => {
      const { api, company, draw } = workspace;
      const { id, photo_preview } = await anyProduct(workspace);
      const call = { who: requestedBy(await company()), path: { product_id: id } };
      if (photo_preview === undefined) {
        const file = { name: 'photo', bytes: png(draw), type: 'image/png' };
        renew(workspace, [await api.ok('updateProductPhoto', { ...call, file })]);
      }
      return call;
    },
  },
  deleteProductPhoto: {
    call: productCall,
    done: (workspace, { body }) => {
      renew(workspace, [body as Product]);
    },
  },
  checkProductFile: {
    call: asCompany(async (workspace) => ({ file: await productFile(workspace) })),
    isShared: true,
  },
  importProducts: {
    call: async (workspace) => {
      await makeRoom(workspace);
      const { api, company } = workspace;
      const call = { who: requestedBy(await company()), file: await productFile(workspace) };
      const { fingerprint = '' } = await api.ok('checkProductFile', call);
      return { ...call, query: { fingerprint } };
    },
    done: async (workspace, { body }) => {
      const { api, company, products } = workspace;
      const { counts } = body as ResultOf<'importProducts'>;
      const query = { limit: String(counts.added) };
      const { data } = await api.ok('listProducts', { who: requestedBy(await company()), query });
      for (const product of data) products.add(product);
    },
    sketch: asCompany(async (workspace) => ({
      ...example('importProducts'),
      file: await productFile(workspace),
    })),
  },
  downloadProducts: {
    call: asCompany(async ({ draw, lists }) => {
      const { origin_country, ...body } = bodyFrom('downloadProducts', draw);
      return {
        body: {
          ...body,
          ...(origin_country !== undefined && {
            origin_country: draw.one((await lists()).countries).code,
          }),
        },
      };
    }),
    isShared: true,
  },
} satisfies Partial<Record<OperationId, Recipe>>;

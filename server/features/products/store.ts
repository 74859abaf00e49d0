import { type Insertable, sql, type Updateable } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import { lockAccount, requireRoom } from '../plans/limits.ts';
import type { ProductsTable } from './tables.ts';

export type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number];

/** The columns that a person enters, and those that follow from them. */
export type ProductColumns = Omit<
  Insertable<ProductsTable>,
  'account_id' | 'id' | 'archived_at' | 'created_at' | 'updated_at'
>;

interface ProductKey {
  accountId: string;
  id: string;
}

/** Products of an account with what they sold and a preview of their photo. */
export function selectProducts(db: Queryable, accountId: string) {
  return db
    .selectFrom('products')
    .innerJoin('product_sales as sales', (join) =>
      join
        .onRef('sales.account_id', '=', 'products.account_id')
        .onRef('sales.product_id', '=', 'products.id'),
    )
    .leftJoin('product_photos as photos', (join) =>
      join
        .onRef('photos.account_id', '=', 'products.account_id')
        .onRef('photos.product_id', '=', 'products.id'),
    )
    .select([
      ...(['products.id', 'sku', 'name_ar', 'name_en', 'price_amount', 'price_currency'] as const),
      ...(['weight', 'weight_unit', 'length', 'width', 'height', 'dimension_unit'] as const),
      ...(['shipment_type', 'packaging_type', 'hs_code', 'origin_country'] as const),
      ...(['archived_at', 'created_at', 'updated_at'] as const),
      ...(['quantity_sold', 'last_used_at', 'photos.preview'] as const),
    ])
    .where('products.account_id', '=', accountId);
}

export function findProduct(
  db: Queryable,
  { accountId, id }: ProductKey,
): Promise<ProductRow | undefined> {
  return selectProducts(db, accountId).where('products.id', '=', id).executeTakeFirst();
}

/** @throws Error when there is no such product. */
export async function getProduct(db: Queryable, key: ProductKey): Promise<ProductRow> {
  const found = await findProduct(db, key);
  if (!found) throw new Error(`no product ${key.id}`);
  return found;
}

/** Those of the ids that the account has, in their order. */
export async function productsInOrder(
  db: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectProducts(db, accountId).where('products.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How many products the account has. */
export async function countProducts(db: Queryable, accountId: string): Promise<number> {
  const found = await db
    .selectFrom('product_counts')
    .select('count')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found?.count ?? 0;
}

/**
 * Adds a product. Simultaneous calls cannot pass the limit of the account's plan.
 *
 * @returns whether its SKU was free.
 * @throws ProblemError 409 when the limit is reached; the transaction must be rolled back.
 */
export async function addProduct(
  tx: Tx,
  { accountId, id }: ProductKey,
  columns: ProductColumns,
  now: Date,
): Promise<boolean> {
  await lockAccount(tx, accountId);
  const used = await countProducts(tx, accountId);
  const added = await tx
    .insertInto('products')
    .values({ account_id: accountId, id, ...columns, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'sku']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await requireRoom(tx, accountId, { limit: 'products', used });
  return true;
}

/** Locks products in the order of their ids, so that two requests never wait for each other. */
export function lockProducts(tx: Tx, accountId: string, ids: readonly string[]) {
  return tx
    .selectFrom('products')
    .select(['id', 'sku'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Changes products of the account. @throws the database's error when a SKU is taken. */
export async function changeProducts(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
  changes: Updateable<ProductsTable>,
): Promise<void> {
  await tx
    .updateTable('products')
    .set(changes)
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
}

/**
 * Whether a shipment has the product. Its sales are locked until the transaction ends, so no booking
 * counts in between.
 */
export async function isUsed(tx: Tx, { accountId, id }: ProductKey): Promise<boolean> {
  const row = await tx
    .selectFrom('product_sales')
    .select(sql<boolean>`last_used_at > to_timestamp(0)`.as('used'))
    .where('account_id', '=', accountId)
    .where('product_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.used ?? false;
}

/** Its photo and its sales go with it. */
export async function removeProduct(tx: Tx, { accountId, id }: ProductKey): Promise<void> {
  await tx
    .deleteFrom('products')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Those of the SKUs that products of the account have. */
export async function knownSkus(
  db: Queryable,
  accountId: string,
  skus: readonly string[],
): Promise<Set<string>> {
  if (skus.length === 0) return new Set();
  const rows = await db
    .selectFrom('products')
    .select('sku')
    .where('account_id', '=', accountId)
    .where('sku', 'in', skus)
    .execute();
  return new Set(rows.map(({ sku }) => sku));
}

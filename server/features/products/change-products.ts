import type { Updateable } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Database, Tx } from '../../db/database.ts';
import { invalidFields, problem } from '../../http/problem.ts';
import { isPaused } from '../plans/limits.ts';
import { firstPausedProduct } from './paused.ts';
import { productColumns } from './product-columns.ts';
import { changeProducts, isUsed, lockProducts } from './store.ts';
import type { ProductsTable } from './tables.ts';

type Schemas = components['schemas'];

interface Place {
  accountId: string;
  now: Date;
}

/**
 * Replaces what a person entered of a product.
 *
 * @throws ProblemError 404 for an unknown product, 409 when the SKU is taken or the product is
 *   paused, 422 for another SKU of a product that was used.
 */
export async function replaceProduct(
  { kysely }: Database,
  { accountId, now }: Place,
  id: string,
  input: Schemas['ProductInput'],
): Promise<void> {
  try {
    await kysely.transaction().execute(async (tx) => {
      const { sku } = await lockChangeable(tx, accountId, id);
      if (sku !== input.sku && (await isUsed(tx, { accountId, id }))) {
        throw invalidFields([{ pointer: '/sku', code: 'not_allowed', params: { allowed: [sku] } }]);
      }
      await changeProducts(tx, accountId, [id], { ...productColumns(input), updated_at: now });
    });
  } catch (error) {
    if (isSkuTaken(error)) throw problem(409, 'already_saved');
    throw error;
  }
}

/**
 * Gives several products the same values, all of them or none.
 *
 * @throws ProblemError 409 when one is paused, 422 for the ids that are none of the account's.
 */
export async function editProducts(
  { kysely }: Database,
  { accountId, now }: Place,
  edits: Schemas['ProductEdits'],
): Promise<void> {
  const ids = edits.product_ids;
  await kysely.transaction().execute(async (tx) => {
    const locked = new Set((await lockProducts(tx, accountId, ids)).map(({ id }) => id));
    const unknown = ids.flatMap((id, at) =>
      locked.has(id) ? [] : [{ pointer: `/product_ids/${at}`, code: 'invalid_value' as const }],
    );
    if (unknown.length > 0) throw invalidFields(unknown);
    const paused = await firstPausedProduct(tx, accountId);
    if (ids.some((id) => isPaused(id, paused))) throw problem(409, 'paused_by_plan');
    await changeProducts(tx, accountId, ids, { ...changesOf(edits, now), updated_at: now });
  });
}

/**
 * Locks a product that is about to be changed.
 *
 * @throws ProblemError 404 for an unknown product, 409 when it is paused.
 */
export async function lockChangeable(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<{ id: string; sku: string }> {
  const [locked] = await lockProducts(tx, accountId, [id]);
  if (!locked) throw problem(404, 'not_found');
  if (isPaused(id, await firstPausedProduct(tx, accountId))) throw problem(409, 'paused_by_plan');
  return locked;
}

function changesOf(
  { product_ids: _ids, archived, price, ...fields }: Schemas['ProductEdits'],
  now: Date,
): Updateable<ProductsTable> {
  return {
    ...fields,
    ...(price && { price_amount: price.amount, price_currency: price.currency }),
    ...(archived !== undefined && { archived_at: archived ? now : null }),
  };
}

function isSkuTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

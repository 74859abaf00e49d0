import type { Queryable } from '../../db/database.ts';
import { allowedTo, firstPaused } from '../plans/limits.ts';
import { countProducts } from './store.ts';

/**
 * The first product that is paused because it is beyond the limit of the account's plan; null if
 * none is. Products are only gone through if there are too many of them.
 */
export async function firstPausedProduct(db: Queryable, accountId: string): Promise<string | null> {
  const count = await countProducts(db, accountId);
  if (count === 0 || count <= (await allowedTo(db, accountId, 'products'))) return null;
  return firstPaused(db, accountId, 'products');
}

import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable } from '../../db/database.ts';
import { toSubscription } from './mapper.ts';
import { selectPlanPrices } from './prices.ts';
import { findSubscription } from './store.ts';
import { countUsed } from './usage.ts';

/** The account's subscription in the contract's form. */
export async function readSubscription(
  db: Queryable,
  accountId: string,
): Promise<components['schemas']['Subscription']> {
  const subscription = await findSubscription(db, accountId);
  const prices = await selectPlanPrices(db);
  return toSubscription(subscription, prices, await countUsed(db, accountId));
}

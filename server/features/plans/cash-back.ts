import type { Queryable } from '../../db/database.ts';
import { allowedTo } from './limits.ts';

/** What the account's plan pays back of carriage without VAT, in 1/10,000. */
export function cashBackBasisPoints(db: Queryable, accountId: string): Promise<number> {
  return allowedTo(db, accountId, 'cash_back');
}

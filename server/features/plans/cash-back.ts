import type { Queryable } from '../../db/database.ts';

/** What the account's plan pays back of carriage without VAT, in 1/10,000. */
export async function cashBackBasisPoints(_db: Queryable, _accountId: string): Promise<number> {
  return Promise.resolve(0);
}

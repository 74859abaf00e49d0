import type { Failure, RequestLimit } from './api-limits.ts';
import type { Stores } from './stores.ts';
import type { Trade } from './trade.ts';

/** What the platforms' APIs share. */
export interface ApiContext {
  stores: Stores;
  trade: Trade;
  limit: RequestLimit;
  failure: Failure;
  clock: () => Date;
}

import { authHandlers } from './handlers/auth.ts';
import { balanceHandlers } from './handlers/balance.ts';
import { couriersHandlers } from './handlers/couriers.ts';
import { operationsHandlers } from './handlers/operations.ts';
import { profileHandlers } from './handlers/profile.ts';
import { quotesHandlers } from './handlers/quotes.ts';
import { referenceHandlers } from './handlers/reference.ts';
import { shipmentsHandlers } from './handlers/shipments.ts';
import { trackingHandlers } from './handlers/tracking.ts';
import type { Handlers } from './operations.ts';

/** Every operation of the contract with its handler, one file for each tag. */
export const handlers: Handlers = {
  ...authHandlers,
  ...balanceHandlers,
  ...couriersHandlers,
  ...operationsHandlers,
  ...profileHandlers,
  ...quotesHandlers,
  ...referenceHandlers,
  ...shipmentsHandlers,
  ...trackingHandlers,
};

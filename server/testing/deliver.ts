import type { Database } from '../db/database.ts';
import { receiveEvent } from '../features/tracking/couriers/receive-event.ts';
import type { Customer } from './test-backend.ts';

/** The courier reports that it has delivered a shipment of the customer. */
export async function deliver(
  db: Database,
  { accountId }: Customer,
  id: string,
  at = new Date(),
): Promise<void> {
  const told = { id: null, kind: 'delivered', occurredAt: at, city: null, text: null } as const;
  await receiveEvent(db, { account_id: accountId, id }, told, at);
}

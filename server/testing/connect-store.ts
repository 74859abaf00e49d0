import type { components } from '../../openapi/generated/types.ts';
import { SALLA_ORDER, sallaDelivery } from '../features/stores/reading/testing/salla-order.ts';
import { deliver, workOnDeliveries } from '../features/stores/testing/store-calls.ts';
import type { Customer, TestBackend } from './test-backend.ts';

/** Connects a store on Salla from which an order has come. */
export async function connectStore(backend: TestBackend, owner: Customer) {
  const connected = (
    await backend.post(owner, '/stores', { platform: 'salla', name: 'متجر مثال' })
  ).json<components['schemas']['OpenedStore']>();
  const body = JSON.stringify(sallaDelivery('order.created', SALLA_ORDER));
  const answer = await deliver(backend.app, connected, body);
  await workOnDeliveries(backend.database, owner.accountId, connected);
  const { id: orderId, public_token: orderToken } = await backend.database.kysely
    .selectFrom('store_orders')
    .select(['id', 'public_token'])
    .where('account_id', '=', owner.accountId)
    .executeTakeFirstOrThrow();
  const { id, uuid } = connected.store;
  const { id: deliveryId } = answer.json<{ id: string }>();
  return {
    ...{ storeId: id, storeUuid: uuid, storeSecret: connected.secret, deliveryId },
    ...{ orderId, orderToken },
  };
}

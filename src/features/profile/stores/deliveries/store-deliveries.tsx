import { StoreId } from '../../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { DeliveriesPanel } from './deliveries-panel.tsx';
import { UnknownStore } from './unknown-store.tsx';

/** The deliveries of the store with this id, which may be no id at all. */
export function StoreDeliveries({ storeId }: { storeId: string }) {
  const isId = StoreId.safeParse(storeId).success;
  return isId ? <DeliveriesPanel storeId={storeId} /> : <UnknownStore />;
}

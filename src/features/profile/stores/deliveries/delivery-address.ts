import { StoreDeliveryId, StoreId } from '../../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { storeParameter } from '../../paths.ts';

const parameter = 'delivery';

/** The store whose deliveries the address shows, if its id is valid. */
export function readStore(search: string): string | null {
  const id = new URLSearchParams(search).get(storeParameter);
  return StoreId.safeParse(id).success ? id : null;
}

/** The delivery that the address shows over the list, if its id is valid. */
export function readDelivery(search: string): string | null {
  const id = new URLSearchParams(search).get(parameter);
  return StoreDeliveryId.safeParse(id).success ? id : null;
}

/** The same list with a delivery open, or with none. */
export function withDelivery(search: string, id: string | null): string {
  const address = new URLSearchParams(search);
  if (id === null) address.delete(parameter);
  else address.set(parameter, id);
  return address.toString();
}

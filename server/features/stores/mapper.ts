import type { components } from '../../../openapi/generated/types.ts';
import { BASE_PATH } from '../../http/contract.ts';
import { withoutNulls } from '../../http/without-nulls.ts';
import type { Delivery } from './deliveries-store.ts';
import type { Store } from './store.ts';

type Schemas = components['schemas'];

interface Around {
  /** Origin of the server. */
  publicUrl: string;
  health: Schemas['StoreHealth'];
  isPaused: boolean;
  now: Date;
}

export function toStore(store: Store, around: Around): Schemas['StoreConnection'] {
  const { id, platform, name, uuid, secret_last_four, previous_until } = store;
  const { booking, on_cancellation, tells_store } = store;
  const { publicUrl, health, isPaused, now } = around;
  return {
    ...{ id, platform, name, uuid, secret_last_four, health },
    ...{ booking, on_cancellation, tells_store, access: accessOf(store) },
    status: statusOf(store),
    url: addressOf(store, publicUrl),
    created_at: store.created_at.toISOString(),
    address_created_at: store.address_created_at.toISOString(),
    is_paused: isPaused,
    ...withoutNulls({
      username: platform === 'zid' ? usernameOf(store) : null,
      previous_secret_until:
        previous_until && previous_until > now ? previous_until.toISOString() : null,
      last_delivery_at: store.last_delivery_at?.toISOString(),
    }),
  };
}

/** The name with which Zid sends the secret. */
export function usernameOf({ id }: Pick<Store, 'id'>): string {
  return `mizan-${id.slice(-8)}`;
}

/**
 * Where the platform sends a store's deliveries. Zid's bodies name no event: it may ride behind this
 * as `?event=`.
 */
export function addressOf({ platform, uuid }: Store, origin: string): string {
  return `${origin}${BASE_PATH}/stores/${platform}/${uuid}`;
}

function statusOf({ ended_at, last_delivery_at }: Store): Schemas['StoreStatus'] {
  if (ended_at !== null) return 'ended';
  return last_delivery_at === null ? 'waiting' : 'connected';
}

function accessOf({ access, access_refused_at }: Store): Schemas['StoreAccess'] {
  if (access_refused_at !== null) return 'refused';
  return access === null ? 'none' : 'granted';
}

export function toDelivery(row: Delivery): Schemas['StoreDelivery'] {
  const { id, store_id, received_at, event, verdict, effect, bytes, order_id, order_number } = row;
  return {
    ...{ id, store_id, received_at: received_at.toISOString(), event, verdict, effect, bytes },
    ...withoutNulls({ order_id, order_number }),
  };
}

/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { Name } from './name.ts';
import type { StoreAccess } from './store-access.ts';
import type { StoreAddressUuid } from './store-address-uuid.ts';
import type { StoreBooking } from './store-booking.ts';
import type { StoreCancellation } from './store-cancellation.ts';
import type { StoreHealth } from './store-health.ts';
import type { StoreId } from './store-id.ts';
import type { StorePlatform } from './store-platform.ts';
import type { StoreStatus } from './store-status.ts';
import type { TellsStore } from './tells-store.ts';

/**
 * A store whose orders arrive here.
 */
export interface StoreConnection {
  id: StoreId;
  platform: StorePlatform;
  /** Name given by the owner. */
  name: Name;
  status: StoreStatus;
  uuid: StoreAddressUuid;
  /**
     * Address to enter at the platform, on the server's public origin.
     * @maxLength 300
     */
  url: string;
  /**
     * User name that Zid sends with the secret; absent for Salla.
     * @maxLength 60
     * @pattern ^[a-z0-9-]+$
     */
  username?: string;
  /**
     * Last four characters of the current secret, by which its owner can recognise it.
     * @minLength 4
     * @maxLength 4
     * @pattern ^[\u0021-\u0039\u003B-\u007E]{4}$
     */
  secret_last_four: string;
  /** Until when the previous secret is accepted; absent if it no longer is. */
  previous_secret_until?: DateTime;
  health: StoreHealth;
  access: StoreAccess;
  booking: StoreBooking;
  on_cancellation: StoreCancellation;
  tells_store: TellsStore;
  /** When the last accepted delivery arrived; absent if there was none. */
  last_delivery_at?: DateTime;
  /** When the store was connected. */
  created_at: DateTime;
  /** When the address was created or last renewed. */
  address_created_at: DateTime;
  /** Whether deliveries are kept without becoming orders, because the plan allows fewer stores. The stores connected first stay in use. */
  is_paused: boolean;
}

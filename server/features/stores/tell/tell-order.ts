import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/database.ts';
import {
  type SallaAccess,
  type StorePlatform,
  StorePlatformError,
  type StoreUpdate,
} from '../../../ports/store-platform.ts';
import { unsealTokens } from '../access.ts';
import type { StorePlatforms } from '../platforms/store-platforms.ts';
import { unseal } from '../../../db/sealed.ts';
import type { Store } from '../store.ts';
import { renewAccess } from './renew-access.ts';
import { knownShipment, type UntoldOrder } from './untold-orders.ts';

export interface TellServices {
  db: Database;
  platforms: StorePlatforms;
  /** The origin under which people reach us. */
  publicUrl: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  clock?: () => Date;
}

/**
 * - `told`: the platform took it.
 * - `refused`: it did not, for this reason.
 * - `later`: it could not be told, for this reason; `seconds` until the next try if the platform says.
 * - `no_access`: the store has to grant access anew.
 */
export type Outcome =
  | { kind: 'told'; platformShipmentId: string | null }
  | { kind: 'refused'; message: string }
  | { kind: 'later'; message: string | null; seconds: number | null }
  | { kind: 'no_access' };

/** Seconds after which it is tried again if another process is renewing access. */
const BUSY = 5;

/** Tells a store what became of an order. Only errors of the database are thrown. */
export async function tellOrder(
  services: Required<TellServices>,
  store: Store,
  order: UntoldOrder,
  sealingKey: Uint8Array,
): Promise<Outcome> {
  try {
    return await tell(services, store, order, sealingKey);
  } catch (error) {
    if (!(error instanceof StorePlatformError)) {
      services.log.error({ err: error, order: order.id }, 'an order could not be told of');
      return { kind: 'later', message: null, seconds: null };
    }
    const { kind, message, retryAfter } = error;
    if (kind === 'refused') return { kind, message };
    return { kind: 'later', message, seconds: retryAfter };
  }
}

async function tell(
  services: Required<TellServices>,
  { account_id, id, platform, access }: Store,
  order: UntoldOrder,
  sealingKey: Uint8Array,
): Promise<Outcome> {
  const { salla, zid } = services.platforms;
  const update = updateOf(services.publicUrl, order);
  if (access === null) return { kind: 'no_access' };
  if (platform === 'zid') {
    if (zid === null) throw new Error('no store of Zid can be told');
    const tokens = { partnerToken: zid.partnerToken, managerToken: unseal(sealingKey, access) };
    return orExpired(zid.tell(tokens, update), { kind: 'no_access' });
  }
  if (salla === null) throw new Error('no store of Salla can be told');
  const { db, clock } = services;
  const known = unsealTokens(sealingKey, access);
  if (known.expires_at > clock().getTime()) {
    const outcome = await orExpired(tellSalla(salla, known, update), null);
    if (outcome) return outcome;
  }
  const renewal = await renewAccess(
    { db, platform: salla, sealingKey, clock },
    { account_id, id },
    access,
  );
  if (renewal === 'refused') return { kind: 'no_access' };
  if (renewal === 'busy') return { kind: 'later', message: null, seconds: BUSY };
  return orExpired(tellSalla(salla, renewal, update), {
    kind: 'later',
    message: 'the platform does not accept its own new token',
    seconds: null,
  });
}

function tellSalla(
  salla: StorePlatform<SallaAccess>,
  { access_token: accessToken }: { access_token: string },
  update: StoreUpdate,
) {
  return salla.tell({ accessToken }, update);
}

/** @param expired the outcome if the platform no longer accepts the access. */
async function orExpired<Expired>(
  telling: Promise<{ shipmentId: string | null }>,
  expired: Expired,
): Promise<Expired | { kind: 'told'; platformShipmentId: string | null }> {
  try {
    return { kind: 'told', platformShipmentId: (await telling).shipmentId };
  } catch (error) {
    if (error instanceof StorePlatformError && error.kind === 'expired') return expired;
    throw error;
  }
}

/** No label is public, because it shows the receiver's address. */
function updateOf(publicUrl: string, order: UntoldOrder): StoreUpdate {
  const { platform_id, status, trackingNumber, publicToken, courierName } = order;
  return {
    orderId: platform_id,
    shipmentId: knownShipment(order),
    ...{ status, trackingNumber, courierName },
    trackingUrl: `${publicUrl}/t/${publicToken}`,
    labelUrl: null,
  };
}

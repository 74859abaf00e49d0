/** What became of an order, in the order in which it happens. */
export type StoreUpdateStatus =
  'booked' | 'in_transit' | 'out_for_delivery' | 'delivered' | 'returned' | 'cancelled';

/** What a store is told of an order. Telling it the same again changes nothing. */
export interface StoreUpdate {
  /** The store's own id of the order. */
  orderId: string;
  /** The platform's id of the order's shipment; null if it is not known, or the platform has none. */
  shipmentId: string | null;
  status: StoreUpdateStatus;
  trackingNumber: string;
  /** The public page of the shipment. */
  trackingUrl: string;
  /** The label as a PDF; null for none. */
  labelUrl: string | null;
  /** The courier's name, as the store's customers read it. */
  courierName: string;
}

/** What authorises us at a Salla store. */
export interface SallaAccess {
  accessToken: string;
}

/** What authorises us at a Zid store: both are needed. */
export interface ZidAccess {
  /** Ours, the same for all stores (`Authorization`). */
  partnerToken: string;
  /** The store's (`X-Manager-Token`). */
  managerToken: string;
}

/** Access to a store, which ends and is then renewed. */
export interface RenewedTokens {
  access_token: string;
  /** Works once. */
  refresh_token: string;
  /** Milliseconds since 1970. */
  expires_at: number;
}

/**
 * A platform of stores that is told what became of an order. Every call ends in bounded time.
 */
export interface StorePlatform<Access> {
  /**
   * Can be repeated after a failure.
   *
   * @returns the platform's id of the shipment, to be given next time; null if it has none.
   * @throws StorePlatformError
   */
  tell(access: Access, update: StoreUpdate): Promise<{ shipmentId: string | null }>;
}

/** A platform whose access is renewed. */
export interface RenewablePlatform<Access> extends StorePlatform<Access> {
  /**
   * Renews access. The refresh token works once, and using it twice ends all access to the store:
   * the caller sees to it that no two calls have the same. That includes the time after
   * `unreachable`, when it is unknown whether the token was used.
   *
   * @throws StorePlatformError; `refused` if the store has to grant access anew, never `expired`.
   */
  refresh(refreshToken: string): Promise<RenewedTokens>;
}

/**
 * - `expired`: the platform no longer accepts the access token (401).
 * - `refused`: the platform rejects the request itself (any other 4xx). A retry does not help.
 * - `rate_limited`: too many requests (429); try again after `retryAfter`.
 * - `not_sent`: there was no connection, or the platform does not know this server and looked at
 *   nothing; a later retry may help.
 * - `unreachable`: no answer in time, 5xx, a redirect, or an answer of an unknown shape. Whether the
 *   request was carried out is unknown; a later retry may help.
 */
export class StorePlatformError extends Error {
  override readonly name = 'StorePlatformError';
  readonly kind: 'expired' | 'refused' | 'rate_limited' | 'not_sent' | 'unreachable';
  /** Whole seconds, 1 to 3,600, for `rate_limited`; otherwise null. */
  readonly retryAfter: number | null;

  /** @param message without tokens; of a refusal, the platform's own words if it has any. */
  constructor(
    kind: StorePlatformError['kind'],
    message: string,
    retryAfter: StorePlatformError['retryAfter'] = null,
  ) {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

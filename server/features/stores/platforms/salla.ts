import * as z from 'zod/mini';
import {
  type RenewablePlatform,
  type SallaAccess,
  StorePlatformError,
  type StoreUpdate,
  type StoreUpdateStatus,
} from '../../../ports/store-platform.ts';
import { firstOf, listAt, partAt, textAt } from '../reading/payload.ts';
import { askPlatform } from './ask-platform.ts';

/** Letters of a link, since May 2026. */
const LONGEST_LINK = 300;

/** Statuses of a shipment at Salla. */
const STATUSES = {
  booked: 'created',
  in_transit: 'in_transit',
  out_for_delivery: 'delivering',
  delivered: 'delivered',
  returned: 'return_to_origin',
  cancelled: 'cancelled',
} as const satisfies Record<StoreUpdateStatus, string>;

const tokensShape = z.object({
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.string().check(z.minLength(1)),
  expires_in: z.number().check(z.positive()),
});

/**
 * Salla's Merchant API, as far as an order's shipment is told of, and its OAuth server.
 *
 * Source: docs.salla.dev, "Update Shipment Details" and "List Shipments" of the Shipment API, and
 * the authorization pages (RFC 6749, section 6).
 */
export function salla(options: {
  /** Origin of the API, https://api.salla.dev in production. */
  apiUrl: string;
  /** Origin of the OAuth server, https://accounts.salla.sa in production. */
  accountsUrl: string;
  clientId: string;
  clientSecret: string;
  /** Milliseconds for one call. */
  timeLimit?: number;
  clock?: () => Date;
}): RenewablePlatform<SallaAccess> {
  const { apiUrl, accountsUrl, clientId, clientSecret, timeLimit } = options;
  const { clock = () => new Date() } = options;

  function ask(method: 'GET' | 'PUT', url: URL, { accessToken }: SallaAccess, body?: string) {
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${accessToken}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const request = { method, url, headers, secrets: [accessToken], timeLimit };
    return askPlatform({ ...request, ...(body !== undefined && { body }) }, wordsOf);
  }

  async function findShipment(access: SallaAccess, orderId: string): Promise<string> {
    const url = new URL('/admin/v2/shipments', apiUrl);
    url.searchParams.set('order_id', orderId);
    const answer = await ask('GET', url, access);
    const shipments = listAt(answer, 'data').filter(
      // A return is a shipment of its own.
      (shipment) => textAt(shipment, 'order_id') === orderId && shipment.type !== 'return',
    );
    const id = textAt(shipments[0], 'id');
    if (id === '') throw new StorePlatformError('refused', 'the order has no shipment at Salla');
    return id;
  }

  return {
    async tell(access, update) {
      const shipmentId = update.shipmentId ?? (await findShipment(access, update.orderId));
      const url = new URL(`/admin/v2/shipments/${encodeURIComponent(shipmentId)}`, apiUrl);
      await ask('PUT', url, access, JSON.stringify(bodyOf(update)));
      return { shipmentId };
    },

    async refresh(refreshToken) {
      const body = new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: clientId,
        client_secret: clientSecret,
        refresh_token: refreshToken,
      });
      const url = new URL('/oauth2/token', accountsUrl);
      const secrets = [refreshToken, clientSecret];
      const headers = { accept: 'application/json' };
      const now = clock().getTime();
      const answer = await askPlatform(
        { method: 'POST', url, headers, body, secrets, timeLimit },
        oauthWordsOf,
      ).catch(refusedIfExpired);
      const { data } = tokensShape.safeParse(answer);
      if (!data) throw new StorePlatformError('unreachable', 'Salla answered without tokens');
      const { access_token, refresh_token, expires_in } = data;
      return { access_token, refresh_token, expires_at: now + expires_in * 1_000 };
    },
  };
}

/** What OAuth answers if it does not know us, before it looks at the token (RFC 6749, 5.2). */
const UNKNOWN_CLIENT = 'invalid_client';

/** A refresh token that is no longer accepted cannot be renewed; our own fault costs no store its own. */
function refusedIfExpired(error: unknown): never {
  if (error instanceof StorePlatformError && error.kind === 'expired') {
    const kind = error.message === UNKNOWN_CLIENT ? 'not_sent' : 'refused';
    throw new StorePlatformError(kind, error.message);
  }
  throw error;
}

function oauthWordsOf(answer: unknown): string {
  return textAt(answer, 'error') === UNKNOWN_CLIENT ? UNKNOWN_CLIENT : wordsOf(answer);
}

function bodyOf(update: StoreUpdate) {
  const { orderId, status, trackingNumber, trackingUrl, labelUrl, courierName } = update;
  return {
    shipment_number: trackingNumber,
    status: STATUSES[status],
    tracking_number: trackingNumber,
    ...(trackingUrl.length <= LONGEST_LINK && { tracking_link: trackingUrl }),
    ...(labelUrl !== null && labelUrl.length <= LONGEST_LINK && { pdf_label: labelUrl }),
    // A number at Salla.
    order_id: Number(orderId),
    external_company_name: courierName,
  };
}

/** The message, and what is said of single fields; OAuth has its own form. */
function wordsOf(answer: unknown): string {
  const error = partAt(answer, 'error');
  const fields = Object.entries(partAt(error, 'fields')).map(([name, found]) => {
    const words: unknown = Array.isArray(found) ? found[0] : found;
    return `${name}: ${textAt(words)}`;
  });
  const message = firstOf(
    textAt(error, 'message'),
    textAt(answer, 'error_description'),
    textAt(answer, 'error'),
  );
  return [message, ...fields].filter((part) => part !== '').join('; ');
}

import type {
  StorePlatform,
  StoreUpdate,
  StoreUpdateStatus,
  ZidAccess,
} from '../../../ports/store-platform.ts';
import { firstOf, textAt } from '../reading/payload.ts';
import { askPlatform } from './ask-platform.ts';

/**
 * Statuses of an order at Zid. It has none for a shipment: to cancel there would cancel the
 * customer's order, which is the merchant's to decide, so nothing is told of a parcel that came back
 * or was cancelled.
 */
const STATUSES = {
  booked: 'ready',
  in_transit: 'indelivery',
  out_for_delivery: 'indelivery',
  delivered: 'delivered',
  returned: null,
  cancelled: null,
} as const satisfies Record<StoreUpdateStatus, string | null>;

/**
 * Zid's Merchant API, as far as an order is told of. It allows 60 requests a minute for each store.
 *
 * Source: docs.zid.sa, "Change Order Status" and "Shipping APIs Introduction".
 */
export function zid(options: {
  /** Origin of the API, https://api.zid.sa in production. */
  apiUrl: string;
  /** Milliseconds for one call. */
  timeLimit?: number;
}): StorePlatform<ZidAccess> {
  const { apiUrl, timeLimit } = options;
  return {
    async tell({ partnerToken, managerToken }, update) {
      const status = STATUSES[update.status];
      if (status === null) return { shipmentId: null };
      const path = `/v1/managers/store/orders/${encodeURIComponent(update.orderId)}/change-order-status`;
      const headers = {
        accept: 'application/json',
        'accept-language': 'en',
        authorization: `Bearer ${partnerToken}`,
        'x-manager-token': managerToken,
      };
      await askPlatform(
        {
          method: 'POST',
          url: new URL(path, apiUrl),
          headers,
          body: formOf(status, update),
          secrets: [partnerToken, managerToken],
          timeLimit,
        },
        wordsOf,
      );
      return { shipmentId: null };
    },
  };
}

/** No field for a label is documented. */
function formOf(status: string, { trackingNumber, trackingUrl }: StoreUpdate): FormData {
  const form = new FormData();
  form.set('order_status', status);
  form.set('tracking_number', trackingNumber);
  form.set('tracking_url', trackingUrl);
  return form;
}

function wordsOf(answer: unknown): string {
  return firstOf(
    textAt(answer, 'message', 'description'),
    textAt(answer, 'message', 'name'),
    textAt(answer, 'message'),
  );
}

import { isPayload, type Payload, partAt, textAt, valueAt } from '../payload.ts';
import type { Meaning, OrderNews, StoreEvent } from '../store-event.ts';
import { readTime } from '../times.ts';
import { contentOf } from './order-content.ts';
import { statusOf } from './status.ts';

/**
 * Reads a delivery of Salla: `{event, merchant, created_at, data}`.
 *
 * Source: docs.salla.dev, webhooks (421119m0), order events (433804m0) and app events (421413m0).
 *
 * @param body parsed; `undefined` if it is no JSON.
 */
export function readSalla(body: unknown): StoreEvent {
  const name = textAt(body, 'event');
  const at = readTime(textAt(body, 'created_at'));
  return { ...meaningOf(name, valueAt(body, 'data')), name, at };
}

function meaningOf(name: string, data: unknown): Meaning {
  if (name === 'app.store.authorize') return tokensOf(data);
  if (name === 'app.uninstalled') return { kind: 'uninstalled' };
  if (!isPayload(data) || name === '') return { kind: 'unreadable' };
  if (!name.startsWith('order.')) return { kind: 'other' };
  const order = name.startsWith('order.shipment.') ? shipmentNews(data) : orderNews(name, data);
  return order ? { kind: 'order', order } : { kind: 'unreadable' };
}

/** `order.status.updated` wraps the order in what was done to it, which has an id of its own. */
function orderNews(name: string, data: Payload): OrderNews | null {
  const wrapped = partAt(data, 'order');
  const order = textAt(wrapped, 'id') === '' ? data : wrapped;
  const id = textAt(order, 'id');
  if (id === '') return null;
  return {
    id,
    number: textAt(order, 'reference_id') || null,
    status: ENDED[name] ?? statusOf(order),
    content: contentOf(order),
  };
}

/** Orders that are gone, whatever status they went with. */
const ENDED: Readonly<Record<string, OrderNews['status']>> = {
  'order.cancelled': { code: 'cancelled', text: 'canceled' },
  'order.refunded': { code: 'refunded', text: 'refunded' },
  'order.deleted': { code: 'cancelled', text: 'deleted' },
};

/** Of a shipment on the order, which may be another courier's, only the order is of use. */
function shipmentNews(data: Payload): OrderNews | null {
  const id = textAt(data, 'id');
  if (id === '') return null;
  const content = contentOf(data);
  return {
    id,
    number: textAt(data, 'reference_id') || null,
    status: content ? statusOf(data) : null,
    content,
  };
}

function tokensOf(data: unknown): Meaning {
  const access_token = textAt(data, 'access_token');
  const refresh_token = textAt(data, 'refresh_token');
  const seconds = Number(textAt(data, 'expires'));
  if (access_token === '' || refresh_token === '' || !(seconds > 0)) return { kind: 'unreadable' };
  const expires_at = seconds * 1_000;
  return { kind: 'authorized', tokens: { access_token, refresh_token, expires_at } };
}

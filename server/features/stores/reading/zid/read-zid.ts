import { firstOf, isPayload, listAt, type Payload, partAt, textAt } from '../payload.ts';
import type { Meaning, OrderNews, StoreEvent } from '../store-event.ts';
import { readTime } from '../times.ts';
import { contentOf } from './order-content.ts';
import { statusOf } from './status.ts';

/**
 * Reads a delivery of Zid. No envelope is documented: the body is the order, so the event rides in
 * the address that was given to Zid. An envelope is read where there is one.
 *
 * Source: docs.zid.sa, webhooks and webhook-events-order.
 *
 * @param body parsed; `undefined` if it is no JSON.
 * @param event from the address; empty if it has none.
 */
export function readZid(body: unknown, event: string): StoreEvent {
  const name = firstOf(event, textAt(body, 'event'));
  const order = orderIn(body);
  return { ...meaningOf(name, order), name, at: timeOf(order) };
}

/** The order itself, or within `order`, `data` or `payload`. */
function orderIn(body: unknown): Payload {
  const parts = [body, partAt(body, 'order'), partAt(body, 'data'), partAt(body, 'payload')];
  const isOrder = (part: unknown): part is Payload =>
    isPayload(part) && textAt(part, 'id') !== '' && ('order_status' in part || 'code' in part);
  return parts.find(isOrder) ?? {};
}

function meaningOf(name: string, order: Payload): Meaning {
  if (/^app\.market\.application\.uninstall/.test(name)) return { kind: 'uninstalled' };
  if (name !== '' && !name.startsWith('order.')) return { kind: 'other' };
  const id = textAt(order, 'id');
  if (id === '') return { kind: 'unreadable' };
  const content = contentOf(order);
  const number = textAt(order, 'code') || null;
  const news: OrderNews = { id, number, status: statusOf(order), content };
  return { kind: 'order', order: news };
}

/**
 * When the order was last changed. `created_at` is in UTC and says no zone: beside it the official
 * example has the same moment in Riyadh's time.
 */
function timeOf(order: Payload): number {
  const times = [
    textAt(order, 'updated_at'),
    textAt(order, 'created_at'),
    ...listAt(order, 'histories').map((entry) =>
      firstOf(textAt(entry, 'changed_at'), textAt(entry, 'created_at')),
    ),
  ];
  return Math.max(...times.map((text) => readTime(text, 'Z')));
}

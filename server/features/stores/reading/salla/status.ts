import { firstOf, type Payload, textAt } from '../payload.ts';
import type { OrderNews, StoreStatus } from '../store-event.ts';

/** Slugs of the statuses that every store has; stores may name more of their own. */
const BY_SLUG: Readonly<Record<string, StoreStatus>> = {
  payment_pending: 'unpaid',
  under_review: 'open',
  in_progress: 'open',
  completed: 'open',
  shipped: 'shipping',
  delivering: 'shipping',
  delivered: 'delivered',
  canceled: 'cancelled',
  cancelled: 'cancelled',
  closed: 'cancelled',
  restoring: 'refunded',
  restored: 'refunded',
};

/** The status of an order in either of its forms, `{name, slug}` or a text. */
export function statusOf(order: Payload): OrderNews['status'] {
  const slug = textAt(order, 'status', 'slug').toLowerCase();
  const name = firstOf(textAt(order, 'status', 'name'), textAt(order, 'status'), slug);
  return name === '' ? null : { code: BY_SLUG[slug] ?? null, text: name.slice(0, 100) };
}

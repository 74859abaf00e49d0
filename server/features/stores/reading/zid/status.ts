import { firstOf, type Payload, textAt } from '../payload.ts';
import type { OrderNews, StoreStatus } from '../store-event.ts';

/** Codes without regard to case and separators; Zid writes some of them in two ways. */
const BY_CODE: Readonly<Record<string, StoreStatus>> = {
  new: 'open',
  processed: 'open',
  preparing: 'open',
  ready: 'open',
  indelivery: 'shipping',
  delivered: 'delivered',
  canceled: 'cancelled',
  cancelled: 'cancelled',
  denied: 'cancelled',
  expired: 'cancelled',
  failed: 'cancelled',
  voided: 'cancelled',
  chargeback: 'refunded',
  refunded: 'refunded',
  reversed: 'refunded',
  reverseinprogress: 'refunded',
  processingreverse: 'refunded',
};

export function statusOf(order: Payload): OrderNews['status'] {
  const code = firstOf(
    textAt(order, 'order_status', 'code'),
    textAt(order, 'order_status'),
    textAt(order, 'display_status', 'code'),
  );
  const name = firstOf(textAt(order, 'order_status', 'name'), code);
  if (name === '') return null;
  const folded = code.toLowerCase().replace(/[\s_-]/g, '');
  return { code: BY_CODE[folded] ?? null, text: name.slice(0, 100) };
}

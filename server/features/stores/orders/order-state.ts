import type { components } from '../../../../openapi/generated/types.ts';
import type { StoreOrder } from './store-order.ts';
import type { OrderContent, StoreStatus } from '../reading/store-event.ts';
import type { OpenState } from '../tables.ts';

type Schemas = components['schemas'];
type Reason = Schemas['StoreOrderReason'];

/** What decides the state of an order that is not booked. */
export interface Standing extends Pick<StoreOrder, 'left_out' | 'refusal' | 'shipment_id'> {
  status: StoreStatus | null;
  /** Null if the store has told no more than the status. */
  content: Pick<OrderContent, 'payment' | 'hindrance'> | null;
  faults: readonly Schemas['ImportFault'][];
}

/** The state of an order that is not booked, with its reasons. */
export function openState(order: Standing): { state: OpenState; reasons: Reason[] } {
  const { status, content, shipment_id } = order;
  if (status === 'cancelled' || status === 'refunded') return { state: 'cancelled', reasons: [] };
  if (order.left_out) return { state: 'left_out', reasons: ['dismissed'] };
  if (content?.hindrance === 'no_shipping') return { state: 'left_out', reasons: ['no_shipping'] };
  // What a store says after it was told of a shipment from here is no other shipment.
  const isElsewhere = shipment_id === null && (status === 'shipping' || status === 'delivered');
  if (isElsewhere) return { state: 'left_out', reasons: ['shipped_elsewhere'] };
  const reasons = [...hindrancesOf(order)];
  return { state: reasons.length === 0 ? 'new' : 'needs_attention', reasons };
}

function* hindrancesOf({ content, faults, refusal }: Standing): Generator<Reason> {
  if (!content) {
    yield 'incomplete';
    return;
  }
  if (content.payment === 'unpaid') yield 'unpaid';
  const isMasked = content.hindrance === 'masked_address';
  if (isMasked) yield 'masked_address';
  const others = faults.filter((fault) => !isMissingAddress(fault));
  if (others.length > 0) yield 'wrong_fields';
  else if (faults.length > 0 && !isMasked) yield 'missing_address';
  if (faults.length === 0 && refusal !== null) yield refusal;
}

/** What the receiver can give on a page of their own. */
const OF_ADDRESS: ReadonlySet<string> = new Set([
  'receiver.short_address',
  'receiver.street_name',
  'receiver.building_no',
  'receiver.postal_code',
]);

function isMissingAddress({ field, code }: Schemas['ImportFault']): boolean {
  return code === 'required' && field !== undefined && OF_ADDRESS.has(field);
}

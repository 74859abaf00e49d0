import type { StoreOrder } from '../../../api/generated/model/store-order.ts';
import type { StoreOrderState } from '../../../api/generated/model/store-order-state.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Separator } from '../../../ui/text/separator.tsx';
import { StatusChip, type StatusTone } from '../../../ui/text/status-chip.tsx';

/** The states of orders, as people go through them. */
export const orderStates = [
  'new',
  'needs_attention',
  'booked',
  'delivered',
  'cancelled',
  'left_out',
] as const satisfies readonly StoreOrderState[];

const tones: Record<StoreOrderState, StatusTone> = {
  new: 'progress',
  needs_attention: 'warning',
  booked: 'success',
  delivered: 'success',
  cancelled: 'neutral',
  left_out: 'neutral',
};

/** The state of an order. */
export function OrderStateChip({ state }: { state: StoreOrderState }) {
  const text = useText();
  return <StatusChip tone={tones[state]}>{text(`shipments.orders.state.${state}`)}</StatusChip>;
}

/** Why an order needs attention or is left out, in a few words each. */
export function OrderReasons({ reasons }: Pick<StoreOrder, 'reasons'>) {
  const text = useText();
  return reasons.map((reason, index) => (
    <span key={reason}>
      {index > 0 && <Separator />}
      {text(`shipments.orders.reason.${reason}`)}
    </span>
  ));
}

import type { AttentionItem } from '../../api/generated/model/attention-item.ts';
import type { AttentionKind } from '../../api/generated/model/attention-kind.ts';
import { billingPaths } from '../../features/billing/paths.ts';
import { homePath } from '../../features/home/paths.ts';
import { plansPath } from '../../features/plans/paths.ts';
import { shipmentPaths } from '../../features/shipments/paths.ts';
import {
  AlertIcon,
  BalanceIcon,
  CashIcon,
  ClockIcon,
  HomeIcon,
  type IconProps,
  LockIcon,
  ParcelIcon,
  PlansIcon,
  WalletIcon,
} from '../../ui/icons.tsx';

type Icon = (props: IconProps) => React.ReactNode;

export const KIND_ICONS: Readonly<Record<AttentionKind, Icon>> = {
  held_payment: LockIcon,
  low_balance: WalletIcon,
  price_difference: BalanceIcon,
  cash_overdue: CashIcon,
  failed_attempt: AlertIcon,
  stalled_shipment: ClockIcon,
  address_missing: HomeIcon,
  waiting_order: ParcelIcon,
  ended_plan: PlansIcon,
};

/** Where an item is acted on, and the last part of the id of its text. */
export function actionOf({ kind, shipment, order, top_up, amount }: AttentionItem): {
  to: string;
  label: 'shipment' | 'order' | 'topUp' | 'payment' | 'plans';
} {
  switch (kind) {
    case 'held_payment':
      return { to: billingPaths.topUpDetails(top_up?.id ?? ''), label: 'payment' };
    case 'low_balance':
      return { to: billingPaths.topUp, label: 'topUp' };
    case 'price_difference':
      return {
        to: amount ? billingPaths.topUpFor(amount, homePath) : billingPaths.topUp,
        label: 'topUp',
      };
    case 'waiting_order':
      return { to: shipmentPaths.order(order?.id ?? ''), label: 'order' };
    case 'ended_plan':
      return { to: plansPath, label: 'plans' };
    default:
      return { to: shipmentPaths.details(shipment?.id ?? ''), label: 'shipment' };
  }
}

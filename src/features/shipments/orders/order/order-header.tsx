import type { StoreOrder } from '../../../../api/generated/model/store-order.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { CopyButton } from '../../../../ui/text/copy-button.tsx';
import { DateText } from '../../../../ui/text/date-text.tsx';
import { Separator } from '../../../../ui/text/separator.tsx';
import { shipmentPaths } from '../../paths.ts';
import { actionsOf } from '../order-actions.ts';
import { OrderStateChip } from '../order-state.tsx';
import { useOrderChange } from './use-order.ts';

interface OrderHeaderProps {
  /** Undefined until it has loaded. */
  order: StoreOrder | undefined;
}

/** The order's number, its state and what can be done with it. */
export function OrderHeader({ order }: OrderHeaderProps) {
  const text = useText();
  if (!order) return <PageHeader title={text('shipments.orders.one')} />;
  const { number, state, store, placed_at, created_at } = order;
  return (
    <PageHeader
      title={number}
      aside={
        <>
          <CopyButton value={number} labelId="shipments.orders.copyNumber" />
          <OrderStateChip state={state} />
        </>
      }
      description={
        <>
          <bdi>{store.name}</bdi>
          <Separator />
          {text(`shipments.orders.platform.${store.platform}`)}
          <Separator />
          <DateText value={placed_at ?? created_at} format="dateTime" />
        </>
      }
      actions={<Actions order={order} />}
    />
  );
}

function Actions({ order }: { order: StoreOrder }) {
  const text = useText();
  const { id, state } = order;
  const dismissal = useOrderChange(id, 'shipments.orders.leftOut');
  const leave = (action: 'leaveOut' | 'takeBack') => (
    <Button
      variant="outline"
      color="neutral"
      loading={dismissal.isPending}
      onClick={() => {
        dismissal.change({ leave_out: action === 'leaveOut' });
      }}
    >
      {text(`shipments.orders.${action}`)}
    </Button>
  );
  const actions = actionsOf(order);
  return (
    <>
      {dismissal.refusal !== null && <p role="alert">{dismissal.refusal}</p>}
      {actions.includes('leaveOut') && leave('leaveOut')}
      {actions.includes('takeBack') && leave('takeBack')}
      {actions.includes('book') && (
        <ButtonLink
          to={shipmentPaths.createOfOrder(id)}
          variant={state === 'new' ? 'solid' : 'outline'}
        >
          {text(state === 'new' ? 'shipments.orders.book' : 'shipments.orders.bookInForm')}
        </ButtonLink>
      )}
    </>
  );
}

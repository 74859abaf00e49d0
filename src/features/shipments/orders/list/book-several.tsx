import type { StoreOrder } from '../../../../api/generated/model/store-order.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx';
import { useCopies } from '../../import/use-copies.tsx';
import { bookableOf } from '../order-actions.ts';

interface BookSeveralProps {
  orders: readonly StoreOrder[];
  onClose: () => void;
}

/** Makes an import of several orders, to price and book them together, and leads to its rows. */
export function BookSeveral({ orders, onClose }: BookSeveralProps) {
  const text = useText();
  const copies = useCopies();
  const bookable = bookableOf(orders);
  const others = orders.length - bookable.length;
  if (bookable.length === 0) {
    return (
      <ConfirmDialog
        open
        title={text('shipments.orders.several.none')}
        confirmLabel={text('shipments.orders.several.understood')}
        cancelLabel={text('ui.close')}
        loading={false}
        error={null}
        onConfirm={onClose}
        onClose={onClose}
      >
        <p>{text('shipments.orders.several.none.lead')}</p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={text('shipments.orders.several', { count: bookable.length })}
      confirmLabel={text('shipments.orders.several.confirm')}
      cancelLabel={text('ui.close')}
      loading={copies.isPending}
      error={copies.error}
      onConfirm={() => {
        copies.make({ order_ids: bookable.map(({ id }) => id) });
      }}
      onClose={onClose}
    >
      <p>{text('shipments.orders.several.lead')}</p>
      {others > 0 && <p>{text('shipments.orders.several.others', { count: others })}</p>}
    </ConfirmDialog>
  );
}

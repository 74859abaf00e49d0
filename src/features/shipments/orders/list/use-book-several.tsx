import { lazy, Suspense, useState } from 'react';
import type { StoreOrder } from '../../../../api/generated/model/store-order.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ParcelIcon } from '../../../../ui/icons.tsx';
import type { BulkAction } from '../../../../ui/table/bulk-bar.tsx';

const BookSeveral = lazy(async () => ({
  default: (await import('./book-several.tsx')).BookSeveral,
}));

/** The action that books several orders together, and its dialog. */
export function useBookSeveral() {
  const text = useText();
  const [orders, setOrders] = useState<readonly StoreOrder[] | null>(null);
  const bulkActions: readonly BulkAction<StoreOrder>[] = [
    {
      id: 'book',
      label: text('shipments.orders.book'),
      icon: <ParcelIcon size={16} />,
      run: setOrders,
    },
  ];
  const work = orders && (
    <Suspense>
      <BookSeveral
        orders={orders}
        onClose={() => {
          setOrders(null);
        }}
      />
    </Suspense>
  );
  return { bulkActions, work };
}

import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withTexts } from '../../../i18n/with-texts.ts';
import { OtherView } from '../other-view.tsx';
import { orderParameter } from '../paths.ts';

const OrderList = lazy(async () => ({
  default: (await import('./list/order-list.tsx')).OrderList,
}));
const OrderView = lazy(async () => ({
  default: (await withTexts('shipments/orders/order', import('./order/order-view.tsx'))).OrderView,
}));

/** The orders of the company's stores, or one of them. */
export function OrdersPage() {
  const [params] = useSearchParams();
  const id = params.get(orderParameter);
  return <OtherView>{id === null ? <OrderList /> : <OrderView key={id} id={id} />}</OtherView>;
}

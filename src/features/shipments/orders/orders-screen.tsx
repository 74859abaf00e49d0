import { useSearchParams } from 'react-router-dom';
import { LazyView } from '../lazy-view.tsx';
import { ordersView, viewParameter } from '../paths.ts';
import { OrdersPage } from './orders-page.tsx';

/** The same page as `my-shipments-page.tsx`, for visits that begin with the orders of stores. */
export function Component() {
  const [params] = useSearchParams();
  const view = params.get(viewParameter);
  return view === ordersView ? <OrdersPage /> : <LazyView view={view} />;
}

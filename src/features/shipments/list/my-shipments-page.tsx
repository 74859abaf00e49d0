import { useSearchParams } from 'react-router-dom';
import { LazyView } from '../lazy-view.tsx';
import { importView, ordersView, viewParameter } from '../paths.ts';
import { ShipmentList } from './shipment-list.tsx';

/** `/shipments/MyShipments`: the list of shipments, many at once from a file, or stores' orders. */
export function Component() {
  const [params] = useSearchParams();
  const view = params.get(viewParameter);
  return view === importView || view === ordersView ? <LazyView view={view} /> : <ShipmentList />;
}

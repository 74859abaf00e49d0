import { useQueryClient } from '@tanstack/react-query';
import type { ShipmentList } from '../../../api/generated/model/shipment-list.ts';
import {
  getListShipmentsQueryKey,
  useGetShipment,
} from '../../../api/generated/shipments/shipments.ts';

/** One shipment. Opened from a list it is shown from the cache at once, and then refreshed. */
export function useShipment(id: string) {
  const queryClient = useQueryClient();
  return useGetShipment(id, {
    query: {
      placeholderData: () =>
        queryClient
          .getQueriesData<ShipmentList>({ queryKey: getListShipmentsQueryKey() })
          .flatMap(([, list]) => list?.data ?? [])
          .find((shipment) => shipment.id === id),
    },
  });
}

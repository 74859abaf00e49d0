import { useCallback } from 'react';
import { useListCouriers } from '../../api/generated/couriers/couriers.ts';
import type { LocalizedText } from '../../i18n/localized-text.ts';

/** The contract's maximum for one page; there are fewer couriers. */
const allCouriers = { limit: 100 };
const forTheSession = { query: { staleTime: Infinity } };

/** Names of couriers by id; undefined for one that has left, and until they have loaded. */
export function useCourierNames() {
  const couriers = useListCouriers(allCouriers, forTheSession).data?.data;
  const courierName = useCallback(
    (id: string): LocalizedText | undefined => couriers?.find((each) => each.id === id)?.name,
    [couriers],
  );
  return { couriers, courierName };
}

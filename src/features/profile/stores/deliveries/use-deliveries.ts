import * as zod from 'zod/mini';
import { listStoreDeliveries } from '../../../../api/generated/stores/stores.ts';
import type { ListStoreDeliveriesParams } from '../../../../api/generated/model/list-store-deliveries-params.ts';
import { ListStoreDeliveriesQueryParams } from '../../../../api/generated/zod/stores/stores.zod.ts';
import { useListPage } from '../../../../shared/table/use-list-page.ts';
import { listRules } from '../../../../ui/table/list-rules.ts';
import { storeParameter } from '../../paths.ts';

/** The search is for the number of an order. */
interface DeliveriesQuery extends Omit<ListStoreDeliveriesParams, 'limit' | 'order_number'> {
  q?: string;
}

const rules = listRules<DeliveriesQuery>(
  zod.object({
    ...ListStoreDeliveriesQueryParams.shape,
    q: ListStoreDeliveriesQueryParams.shape.order_number,
  }),
  ['verdict', 'effect'],
);

/** The deliveries of a store, a page at a time. */
export function useDeliveries(storeId: string) {
  return useListPage({
    name: 'store-deliveries',
    operation: 'listStoreDeliveries',
    of: storeId,
    load: (
      { q, ...query }: DeliveriesQuery & { limit: number },
      options: { signal: AbortSignal },
    ) =>
      listStoreDeliveries(
        storeId,
        { ...query, ...(q !== undefined && { order_number: q }) },
        options,
      ),
    rules,
    kept: ['tab', storeParameter],
    isVolatile: true,
  });
}

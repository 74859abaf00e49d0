import type { ListStoreOrdersParams } from '../../../../api/generated/model/list-store-orders-params.ts';
import { listStoreOrders } from '../../../../api/generated/store-orders/store-orders.ts';
import { ListStoreOrdersQueryParams } from '../../../../api/generated/zod/store-orders/store-orders.zod.ts';
import { listRules } from '../../../../ui/table/list-rules.ts';
import { viewParameter } from '../../paths.ts';

/** The query of the list, without the number of rows. */
export type OrderQuery = Omit<ListStoreOrdersParams, 'limit'>;

/** How the address of the list becomes its query. */
export const orderRules = listRules<OrderQuery>(ListStoreOrdersQueryParams, [
  'state',
  'reason',
  'store_id',
  'payment',
  'city',
  'created_from',
  'created_to',
]);

/** Where the list comes from. Stores send orders at any time. */
export const orderSource = {
  name: 'orders',
  operation: 'listStoreOrders',
  load: listStoreOrders,
  rules: orderRules,
  kept: [viewParameter],
  isVolatile: true,
} as const;

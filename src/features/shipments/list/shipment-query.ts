import type { ListShipmentsParams } from '../../../api/generated/model/list-shipments-params.ts';
import { ListShipmentsQueryParams } from '../../../api/generated/zod/shipments/shipments.zod.ts';
import { listRules } from '../../../ui/table/list-rules.ts';

/** What the list is asked, but for how many rows. */
export type ShipmentQuery = Omit<ListShipmentsParams, 'limit'>;

/** How the list of shipments is asked by its address. */
export const shipmentRules = listRules<ShipmentQuery>(ListShipmentsQueryParams, [
  'status',
  'courier_id',
  'payment_status',
  'payment_type',
  'source',
  'city',
  'stalled',
  'created_from',
  'created_to',
]);

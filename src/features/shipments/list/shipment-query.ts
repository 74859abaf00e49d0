import type { ListShipmentsParams } from '../../../api/generated/model/list-shipments-params.ts';
import { ListShipmentsQueryParams } from '../../../api/generated/zod/shipments/shipments.zod.ts';
import { listRules } from '../../../ui/table/list-rules.ts';

/** The query of the list, without the number of rows. */
export type ShipmentQuery = Omit<ListShipmentsParams, 'limit'>;

/** How the address of the shipment list becomes its query. */
export const shipmentRules = listRules<ShipmentQuery>(
  ListShipmentsQueryParams,
  [
    'status',
    'courier_id',
    'payment_status',
    'payment_type',
    'source',
    'city',
    'stalled',
    'created_from',
    'created_to',
  ],
  'status',
);

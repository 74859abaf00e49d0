import type { ListShipmentsParams } from '../../api/generated/model/list-shipments-params.ts';

/** The shipments on home. They also tell whether there is any. */
export const LATEST: ListShipmentsParams = { limit: 6 };

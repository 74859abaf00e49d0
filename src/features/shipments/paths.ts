import {
  ratingPath,
  shipmentListPath,
  shipmentPath,
  shipmentPattern,
} from '../../../common/shipment-paths.ts';

/** Name of the query parameter with the draft that the form continues. */
export const draftParameter = 'draft';

/** Name of the query parameter with the shipment to copy into a new one. */
export const likeParameter = 'like';

/** Name of the query parameter that shows something else in place of the list. */
export const viewParameter = 'view';
/** Its value for many shipments at once. */
export const importView = 'import';
/** Its value for the orders of the account's stores. */
export const ordersView = 'orders';
/** Names of the query parameters with the import batch, and with the step that the person went to. */
export const batchParameter = 'batch';
export const stepParameter = 'step';
/** Name of the query parameter with a store's order: the one shown, or the one that the form ships. */
export const orderParameter = 'order';

/** Name of the query parameter with the shipment shown beside the list. */
export const openParameter = 'shipment';

const create = '/shipments/CreateShipment';
const importing = `${shipmentListPath}?${viewParameter}=${importView}`;
const ordersPath = `${shipmentListPath}?${viewParameter}=${ordersView}`;

export const shipmentPaths = {
  list: shipmentListPath,
  create,
  createLike: (id: string) => `${create}?${likeParameter}=${encodeURIComponent(id)}`,
  import: importing,
  importBatch: (id: string) => `${importing}&${batchParameter}=${encodeURIComponent(id)}`,
  orders: ordersPath,
  order: (id: string) => `${ordersPath}&${orderParameter}=${encodeURIComponent(id)}`,
  createOfOrder: (id: string) => `${create}?${orderParameter}=${encodeURIComponent(id)}`,
  orderAddressPattern: '/order-address/:token',
  detailsPattern: shipmentPattern,
  details: shipmentPath,
  rating: ratingPath,
} as const;

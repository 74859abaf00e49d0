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

const create = '/shipments/CreateShipment';

export const shipmentPaths = {
  list: shipmentListPath,
  create,
  createLike: (id: string) => `${create}?${likeParameter}=${encodeURIComponent(id)}`,
  detailsPattern: shipmentPattern,
  details: shipmentPath,
  rating: ratingPath,
} as const;

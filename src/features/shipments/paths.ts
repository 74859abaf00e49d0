/** Name of the query parameter with the draft that the form continues. */
export const draftParameter = 'draft';

/** Name of the query parameter with the shipment to copy into a new one. */
export const likeParameter = 'like';

const create = '/shipments/CreateShipment';
const detailsPattern = '/shipments/ShipmentDetails/:id';

export const shipmentPaths = {
  list: '/shipments/MyShipments',
  create,
  createLike: (id: string) => `${create}?${likeParameter}=${encodeURIComponent(id)}`,
  detailsPattern,
  details: (id: string) => detailsPattern.replace(':id', () => encodeURIComponent(id)),
} as const;

/** Name of the query parameter with the draft that the form of a new shipment goes on with. */
export const draftParameter = 'draft';

/** Name of the query parameter with the shipment that a new one is begun like. */
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

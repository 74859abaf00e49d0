/** Name of the query parameter with the draft that the form continues. */
export const draftParameter = 'draft';

/** Name of the query parameter with the shipment to copy into a new one. */
export const likeParameter = 'like';

/** Name of the query parameter that opens the form for rating the courier. */
export const rateParameter = 'rate';

const create = '/shipments/CreateShipment';
const detailsPattern = '/shipments/ShipmentDetails/:id';

const details = (id: string) => detailsPattern.replace(':id', () => encodeURIComponent(id));

export const shipmentPaths = {
  list: '/shipments/MyShipments',
  create,
  createLike: (id: string) => `${create}?${likeParameter}=${encodeURIComponent(id)}`,
  detailsPattern,
  details,
  rating: (id: string) => `${details(id)}?${rateParameter}=true`,
} as const;

/*
 * Addresses of the web app to which messages link as well.
 */

/** Name of the query parameter that opens the form for rating the courier. */
export const rateParameter = 'rate';

export const shipmentListPath = '/shipments/MyShipments';

export const shipmentPattern = '/shipments/ShipmentDetails/:id';

export const shipmentPath = (id: string) =>
  shipmentPattern.replace(':id', () => encodeURIComponent(id));

/** The shipment's page with the form for rating its courier opened. */
export const ratingPath = (id: string) => `${shipmentPath(id)}?${rateParameter}=true`;

/**
 * Every address of the web app, spelt as the specification has it. Features link through these
 * functions, so a route and its links cannot part.
 */
export const paths = {
  home: '/',
  signIn: '/auth/sign-in',
  createShipment: '/shipments/CreateShipment',
  myShipments: '/shipments/MyShipments',
  priceShipment: '/shipments/PriceShipment',
  shipmentDetails: (id: string) => `/shipments/ShipmentDetails/${encodeURIComponent(id)}`,
  trace: '/trace',
  traceShipment: (trackingNumber: string) => `/trace/${encodeURIComponent(trackingNumber)}`,
} as const;

/** Name of the query parameter in which the sign-in page is told where the person was. */
export const returnParameter = 'return';

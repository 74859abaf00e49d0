/** Addresses with a parameter, as the router matches them. */
export const pathPatterns = {
  shipmentDetails: '/shipments/ShipmentDetails/:id',
  traceShipment: '/trace/:id',
} as const;

/**
 * Every address of the web app, spelt as the specification has it. Features link through these
 * functions, so a route and its links cannot part.
 */
export const paths = {
  home: '/',
  signIn: '/auth/sign-in',
  paymentFail: '/checkout/payment-fail',
  paymentSuccess: '/checkout/payment-success',
  createShipment: '/shipments/CreateShipment',
  myShipments: '/shipments/MyShipments',
  priceShipment: '/shipments/PriceShipment',
  shipmentDetails: (id: string) => withId(pathPatterns.shipmentDetails, id),
  trace: '/trace',
  traceShipment: (trackingNumber: string) => withId(pathPatterns.traceShipment, trackingNumber),
  /** Development and demo only. */
  gallery: '/dev/gallery',
} as const;

/** The auth routes, a document of their own: what leads into or out of them loads a page. */
export const authPaths: readonly string[] = [paths.signIn];

/** Name of the query parameter in which the sign-in page is told where the person was. */
export const returnParameter = 'return';

function withId(pattern: string, id: string): string {
  return pattern.replace(':id', () => encodeURIComponent(id));
}

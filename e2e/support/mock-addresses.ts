import { paths } from '../../src/paths.ts';

/** Every screen of the signed-in, at the address that the contract's examples answer. */
export const mockAddresses = {
  home: paths.home,
  'price-shipment': paths.priceShipment,
  'create-shipment': paths.createShipment,
  'my-shipments': paths.myShipments,
  'shipment-details': paths.shipmentDetails('shp_01jd4a5r6s7t8v9w0x1y2z3a4b'),
  trace: paths.trace,
  'trace-shipment': paths.traceShipment('MZ48205173965'),
  'payment-fail': paths.paymentFail,
  'payment-success': paths.paymentSuccess,
  'not-found': '/nothing/here',
} as const;

/** When the examples happen. */
export const exampleTime = new Date('2026-11-21T09:20:00Z');

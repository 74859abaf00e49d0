import { paths } from '../../src/paths.ts';

/** Every screen of the signed-in, at the address that the contract's examples answer. */
export const mockAddresses = {
  home: paths.home,
  'price-shipment': paths.priceShipment,
  'create-shipment': paths.createShipment,
  'my-shipments': paths.myShipments,
  'shipment-details': paths.shipmentDetails('shp_01jd4a5r6s7t8v9w0x1y2z3a4b'),
  trace: paths.trace,
  'trace-several': paths.traceSeveral(['MZ77193402581', 'MZ48205173965', 'MZ10000000009']),
  'trace-shipment': paths.traceShipment('MZ48205173965'),
  billing: paths.billing,
  'top-up': paths.topUp,
  profile: paths.profile,
  security: paths.profileTab('security'),
  integrations: paths.profileTab('integrations'),
  questionnaire: paths.profileTab('questionnaire'),
  data: paths.profileTab('data'),
  'payment-fail': paths.paymentFail,
  'payment-success': paths.paymentSuccess,
  'payment-paid': `${paths.paymentSuccess}?payment=mzt_${'x'.repeat(43)}`,
  'not-found': '/nothing/here',
} as const;

/** Screens of the signed-out beside sign-in. */
export const signedOutAddresses = {
  register: paths.register,
  'forget-password': paths.forgetPassword,
} as const;

/** When the examples happen. */
export const exampleTime = new Date('2026-11-21T09:20:00Z');

import { authPaths } from '../../src/features/auth/paths.ts';
import { billingPaths } from '../../src/features/billing/paths.ts';
import { checkoutPaths } from '../../src/features/checkout/paths.ts';
import { homePath } from '../../src/features/home/paths.ts';
import { pricingPath } from '../../src/features/pricing/paths.ts';
import { profilePath, profileTabPath } from '../../src/features/profile/paths.ts';
import { shipmentPaths } from '../../src/features/shipments/paths.ts';
import { trackingPaths } from '../../src/features/tracking/paths.ts';

/** Every screen of the signed-in, at the address that the contract's examples answer. */
export const mockAddresses = {
  home: homePath,
  'price-shipment': pricingPath,
  'create-shipment': shipmentPaths.create,
  'my-shipments': shipmentPaths.list,
  'shipment-details': shipmentPaths.details('shp_01jd4a5r6s7t8v9w0x1y2z3a4b'),
  trace: trackingPaths.start,
  'trace-several': trackingPaths.several(['MZ77193402581', 'MZ48205173965', 'MZ10000000009']),
  'trace-shipment': trackingPaths.shipment('MZ48205173965'),
  billing: billingPaths.overview,
  'top-up': billingPaths.topUp,
  profile: profilePath,
  security: profileTabPath('security'),
  integrations: profileTabPath('integrations'),
  questionnaire: profileTabPath('questionnaire'),
  data: profileTabPath('data'),
  'payment-fail': checkoutPaths.paymentFail,
  'payment-success': checkoutPaths.paymentSuccess,
  'payment-paid': `${checkoutPaths.paymentSuccess}?payment=mzt_${'x'.repeat(43)}`,
  'not-found': '/nothing/here',
} as const;

/** Screens of the signed-out beside sign-in. */
export const signedOutAddresses = {
  register: authPaths.register,
  'forget-password': authPaths.forgetPassword,
} as const;

/** When the examples happen. */
export const exampleTime = new Date('2026-11-21T09:20:00Z');

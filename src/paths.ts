import type { Money } from '../common/money.ts';

/** Name of the query parameter in which a page is told where the person goes back to afterwards. */
export const returnParameter = 'return';

/** Name of the query parameter that says how many riyals to top up. */
export const amountParameter = 'amount';

/** Name of the query parameter with the tracking numbers that are followed together. */
export const numbersParameter = 'numbers';

/** Name of the query parameter with the draft that the form of a new shipment goes on with. */
export const draftParameter = 'draft';

/** Name of the query parameter with the shipment that a new one is begun like. */
export const likeParameter = 'like';

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
  billing: '/payment',
  topUp: '/payment/recharge-balance',
  /** Leads on to `returnTo` once the balance has so much more, rounded up to a whole riyal. */
  topUpFor: (riyals: Money, returnTo: string) =>
    `/payment/recharge-balance?${new URLSearchParams({
      [amountParameter]: String(Math.ceil(riyals.amount / 100)),
      [returnParameter]: returnTo,
    }).toString()}`,
  signIn: '/auth/sign-in',
  /** Says that the account was closed. */
  signInAfterClosing: '/auth/sign-in?closed',
  register: '/auth/register',
  verifyEmail: '/auth/verify-email-otp',
  verifyPhone: '/auth/verify-phone-otp',
  verifySignIn: '/auth/verify-login',
  forgetPassword: '/auth/forget-password',
  verifyReset: '/auth/verify-otp',
  resetPassword: '/auth/reset-password',
  paymentFail: '/checkout/payment-fail',
  paymentSuccess: '/checkout/payment-success',
  createShipment: '/shipments/CreateShipment',
  createShipmentLike: (id: string) =>
    `/shipments/CreateShipment?${likeParameter}=${encodeURIComponent(id)}`,
  myShipments: '/shipments/MyShipments',
  profile: '/profile',
  profileTab: (tab: string) => `/profile?tab=${tab}`,
  priceShipment: '/shipments/PriceShipment',
  shipmentDetails: (id: string) => withId(pathPatterns.shipmentDetails, id),
  trace: '/trace',
  traceSeveral: (trackingNumbers: readonly string[]) =>
    `/trace?${numbersParameter}=${trackingNumbers.map(encodeURIComponent).join(',')}`,
  traceShipment: (trackingNumber: string) => withId(pathPatterns.traceShipment, trackingNumber),
  /** Development and demo only. */
  gallery: '/dev/gallery',
  /** Demo only: messages that were not sent. */
  outbox: '/dev/outbox',
} as const;

/** The auth routes, a document of their own: what leads into or out of them loads a page. */
export const authPaths: readonly string[] = [
  paths.signIn,
  paths.register,
  paths.verifyEmail,
  paths.verifyPhone,
  paths.verifySignIn,
  paths.forgetPassword,
  paths.verifyReset,
  paths.resetPassword,
];

function withId(pattern: string, id: string): string {
  return pattern.replace(':id', () => encodeURIComponent(id));
}

import { returnParameter, safeReturnPath } from '../../../common/return-path.ts';

/**
 * The auth routes. They are a document of their own, so links between them and the app load a page.
 */
export const authPaths = {
  signIn: '/auth/sign-in',
  register: '/auth/register',
  verifyEmail: '/auth/verify-email-otp',
  verifyPhone: '/auth/verify-phone-otp',
  verifySignIn: '/auth/verify-login',
  verifyDevice: '/auth/verify-device',
  forgetPassword: '/auth/forget-password',
  verifyReset: '/auth/verify-otp',
  resetPassword: '/auth/reset-password',
} as const;

/** The page that the person came from, to which sign-in leads back; null for none. */
export function cameFrom(): string | null {
  return safeReturnPath(new URLSearchParams(location.search).get(returnParameter));
}

/** Tells that the account was closed. */
export const signInAfterClosingPath = `${authPaths.signIn}?closed`;

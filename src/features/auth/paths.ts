/**
 * The auth routes. They are a document of their own, so links between them and the app load a page.
 */
export const authPaths = {
  signIn: '/auth/sign-in',
  register: '/auth/register',
  verifyEmail: '/auth/verify-email-otp',
  verifyPhone: '/auth/verify-phone-otp',
  verifySignIn: '/auth/verify-login',
  forgetPassword: '/auth/forget-password',
  verifyReset: '/auth/verify-otp',
  resetPassword: '/auth/reset-password',
} as const;

/** Tells that the account was closed. */
export const signInAfterClosingPath = `${authPaths.signIn}?closed`;

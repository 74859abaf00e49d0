/** The auth routes: a document of their own, so what leads into or out of them loads a page. */
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

/** Says that the account was closed. */
export const signInAfterClosingPath = `${authPaths.signIn}?closed`;

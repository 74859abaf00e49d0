export const checkoutPaths = {
  paymentFail: '/checkout/payment-fail',
  paymentSuccess: '/checkout/payment-success',
} as const;

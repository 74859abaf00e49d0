import { checkoutPaths } from './paths.ts';
import { CheckoutPage } from './checkout-page.tsx';

/** `/checkout/payment-success` */
export function Component() {
  return <CheckoutPage path={checkoutPaths.paymentSuccess} />;
}

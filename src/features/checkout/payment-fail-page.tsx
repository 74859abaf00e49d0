import { checkoutPaths } from './paths.ts';
import { CheckoutPage } from './checkout-page.tsx';

/** `/checkout/payment-fail` */
export function Component() {
  return <CheckoutPage path={checkoutPaths.paymentFail} />;
}

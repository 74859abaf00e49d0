import { paths } from '../../paths.ts';
import { CheckoutPage } from './checkout-page.tsx';

/** `/checkout/payment-fail` */
export function PaymentFailPage() {
  return <CheckoutPage path={paths.paymentFail} />;
}

import { paths } from '../../paths.ts';
import { CheckoutPage } from './checkout-page.tsx';

/** `/checkout/payment-success` */
export function PaymentSuccessPage() {
  return <CheckoutPage path={paths.paymentSuccess} />;
}

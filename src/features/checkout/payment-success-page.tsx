import { useText } from '../../i18n/use-text.ts';
import { PaymentOutcome } from './payment-outcome.tsx';

/**
 * `/checkout/payment-success`. An address alone proves no payment, so that without a reference
 * known to the server it claims none.
 */
export function PaymentSuccessPage() {
  const text = useText();
  return (
    <PaymentOutcome
      title={text('checkout.unknown.title')}
      description={text('checkout.unknown.description')}
    />
  );
}

import { useText } from '../../i18n/use-text.ts';
import { PaymentOutcome } from './payment-outcome.tsx';

/** `/checkout/payment-fail` */
export function PaymentFailPage() {
  const text = useText();
  return (
    <PaymentOutcome
      title={text('checkout.fail.title')}
      description={text('checkout.fail.description')}
    />
  );
}

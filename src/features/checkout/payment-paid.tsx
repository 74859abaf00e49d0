import type { PaymentOutcome } from '../../api/generated/model/payment-outcome.ts';
import { useText } from '../../i18n/use-text.ts';
import { CheckoutMessage } from './checkout-message.tsx';
import { ContinueButton } from './continue-button.tsx';
import { PaymentReceipt } from './payment-receipt.tsx';

/** A successful payment, credited to the balance. */
export function PaymentPaid({ outcome }: { outcome: PaymentOutcome }) {
  const text = useText();
  return (
    <CheckoutMessage
      art="level"
      title={text('checkout.paid.title')}
      description={text('checkout.paid.description')}
      actions={<ContinueButton returnUrl={outcome.return_url} size="large" />}
    >
      <PaymentReceipt outcome={outcome} />
    </CheckoutMessage>
  );
}

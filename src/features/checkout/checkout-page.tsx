import { Navigate, useLocation } from 'react-router-dom';
import { asApiError } from '../../api/errors.ts';
import { useText } from '../../i18n/use-text.ts';
import { billingPaths } from '../billing/paths.ts';
import { checkoutPaths } from './paths.ts';
import { homePath } from '../home/paths.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { CheckoutMessage } from './checkout-message.tsx';
import { PaymentFailed } from './payment-failed.tsx';
import { PaymentPaid } from './payment-paid.tsx';
import { PaymentPending } from './payment-pending.tsx';
import { usePaymentOutcome } from './use-payment-outcome.ts';

/**
 * The outcome of the payment in the address. The address itself proves nothing, so the server is
 * asked. If its answer belongs on the other page, that page replaces this one.
 */
export function CheckoutPage({ path }: { path: string }) {
  const { search } = useLocation();
  const { isReference, outcome, error, refetch, takesLong } = usePaymentOutcome();
  if (!isReference || asApiError(error)?.status === 404) return <UnknownPayment />;
  if (!outcome) {
    return error ? (
      <FailedState onRetry={() => void refetch()} />
    ) : (
      <PaymentPending takesLong={false} />
    );
  }
  if (outcome.status === 'pending') return <PaymentPending takesLong={takesLong} />;
  const isPaid = outcome.status === 'paid';
  const right = isPaid ? checkoutPaths.paymentSuccess : checkoutPaths.paymentFail;
  if (path !== right) return <Navigate to={{ pathname: right, search }} replace />;
  return isPaid ? <PaymentPaid outcome={outcome} /> : <PaymentFailed outcome={outcome} />;
}

function UnknownPayment() {
  const text = useText();
  return (
    <CheckoutMessage
      art="search"
      title={text('checkout.unknown.title')}
      description={text('checkout.unknown.description')}
      actions={
        <>
          <ButtonLink to={billingPaths.overview}>{text('checkout.toBilling')}</ButtonLink>
          <ButtonLink to={homePath} variant="outline">
            {text('checkout.toHome')}
          </ButtonLink>
        </>
      }
    />
  );
}

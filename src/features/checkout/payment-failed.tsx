import { useLocation } from 'react-router-dom';
import { returnParameter, safeReturnPath } from '../../../common/return-path.ts';
import type { PaymentOutcome } from '../../api/generated/model/payment-outcome.ts';
import { sessionToken } from '../../api/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { authPaths } from '../auth/paths.ts';
import { billingPaths } from '../billing/paths.ts';
import { ButtonAnchor } from '../../ui/controls/button-anchor.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { CheckoutMessage } from './checkout-message.tsx';
import { ContinueButton } from './continue-button.tsx';
import { PaymentReceipt } from './payment-receipt.tsx';
import { RetryButton } from './retry-button.tsx';

/** A failed payment: the reason, and what to do. Trying again needs the account's own token. */
export function PaymentFailed({ outcome }: { outcome: PaymentOutcome }) {
  const text = useText();
  const { pathname, search } = useLocation();
  const { status, failure = 'other', credit, return_url } = outcome;
  const isSignedIn = sessionToken() !== undefined;
  const signIn = new URLSearchParams({ [returnParameter]: pathname + search });
  return (
    <CheckoutMessage
      art="unpaid"
      title={text('checkout.fail.title')}
      description={text(`checkout.failure.${status === 'expired' ? 'expired' : failure}`)}
      actions={
        <>
          {isSignedIn ? (
            <>
              <RetryButton outcome={outcome} />
              <ButtonLink
                size="large"
                variant="outline"
                to={billingPaths.topUpFor(
                  credit,
                  safeReturnPath(return_url) ?? billingPaths.overview,
                )}
              >
                {text('checkout.otherMethod')}
              </ButtonLink>
            </>
          ) : (
            <ButtonAnchor size="large" href={`${authPaths.signIn}?${signIn.toString()}`}>
              {text('checkout.signInToRetry')}
            </ButtonAnchor>
          )}
          <ContinueButton returnUrl={return_url} size="large" variant="text" />
        </>
      }
    >
      <PaymentReceipt outcome={outcome} />
    </CheckoutMessage>
  );
}

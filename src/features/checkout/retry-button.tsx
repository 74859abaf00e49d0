import styled from '@emotion/styled';
import { useRef } from 'react';
import { useRetryTopUp } from '../../api/generated/balance/balance.ts';
import type { PaymentOutcome } from '../../api/generated/model/payment-outcome.ts';
import { newIdempotencyKey } from '../../api/idempotency-key.ts';
import { useSubmitError } from '../../api/use-submit-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useDeparture } from '../../ui/use-departure.ts';

const Alert = styled('div')({ flexBasis: '100%', order: -1, textAlign: 'start' });

const problems = {
  payment_provider_unavailable: 'checkout.retry.unavailable',
  not_found: 'checkout.retry.notYours',
} as const;

/**
 * Tries a failed payment again. The server asks the payment provider first: if it was paid in the
 * meantime, it is shown as paid, and nothing is charged twice.
 */
export function RetryButton({ outcome }: { outcome: PaymentOutcome }) {
  const text = useText();
  const key = useRef<string | null>(null);
  const { isLeaving, leaveFor } = useDeparture();
  const { mutate, isPending, error } = useRetryTopUp({
    mutation: { meta: { handledCodes: Object.keys(problems) } },
  });
  const problem = useSubmitError(error, problems);
  const retry = () => {
    key.current ??= newIdempotencyKey();
    mutate(
      { topUpId: outcome.top_up_id, headers: { 'Idempotency-Key': key.current } },
      {
        onSuccess: ({ checkout_url }) => {
          key.current = null;
          // Without a checkout address it was paid in the meantime, and the page will show that.
          if (checkout_url !== undefined) leaveFor(checkout_url);
        },
      },
    );
  };
  return (
    <>
      {problem !== null && (
        <Alert>
          <Notice tone="danger" assertive>
            {problem}
          </Notice>
        </Alert>
      )}
      <Button size="large" loading={isPending || isLeaving} onClick={retry}>
        {text('checkout.retry')}
      </Button>
    </>
  );
}

import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { asApiError } from '../../api/errors.ts';
import { useRetryTopUp } from '../../api/generated/balance/balance.ts';
import type { PaymentOutcome } from '../../api/generated/model/payment-outcome.ts';
import type { TopUpConflict } from '../../api/generated/model/top-up-conflict.ts';
import { newIdempotencyKey } from '../../api/idempotency-key.ts';
import { useSubmitError } from '../../api/use-submit-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { useDeparture } from '../../ui/use-departure.ts';

/** A line of its own above the buttons, as wide as the receipt. */
const Alert = styled('div')({
  flexBasis: '100%',
  order: -1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 400px)',
  justifyContent: 'center',
  textAlign: 'start',
});

const problems = {
  payment_provider_unavailable: 'checkout.retry.unavailable',
  not_found: 'checkout.retry.notYours',
} as const;
const meta = { handledCodes: [...Object.keys(problems), 'credit_changed'] };

/**
 * Tries a failed payment again. The server asks the payment provider first: if it was paid in the
 * meantime, it is shown as paid, and nothing is charged twice. If the rate has changed, the old and
 * the new credit are shown, and the next click accepts the new one.
 */
export function RetryButton({ outcome }: { outcome: PaymentOutcome }) {
  const text = useText();
  const [credit, setCredit] = useState(outcome.credit);
  const key = useRef<string | null>(null);
  const { isLeaving, leaveFor } = useDeparture();
  const { mutate, isPending, error } = useRetryTopUp({ mutation: { meta } });
  const problem = useSubmitError(error, problems);
  const isChanged = credit.amount !== outcome.credit.amount;
  const retry = () => {
    key.current ??= newIdempotencyKey();
    mutate(
      { topUpId: outcome.top_up_id, headers: { 'Idempotency-Key': key.current }, data: { credit } },
      {
        onSuccess: ({ checkout_url }) => {
          key.current = null;
          // Without a checkout address it was paid in the meantime, and the page will show that.
          if (checkout_url !== undefined) leaveFor(checkout_url);
        },
        onError: (failure) => {
          const conflict = asApiError(failure)?.problem;
          if (!isConflict(conflict)) return;
          // Another credit is another request.
          key.current = null;
          setCredit(conflict.credit);
        },
      },
    );
  };
  return (
    <>
      {(problem !== null || isChanged) && (
        <Alert>
          {problem === null ? (
            <Notice tone="warning" title={text('checkout.retry.changed')} assertive>
              <p>
                {text('checkout.retry.was')} <MoneyText value={outcome.credit} />
                {text('checkout.retry.isNow')} <MoneyText value={credit} />
              </p>
            </Notice>
          ) : (
            <Notice tone="danger" assertive>
              {problem}
            </Notice>
          )}
        </Alert>
      )}
      <Button size="large" loading={isPending || isLeaving} onClick={retry}>
        {text(isChanged ? 'checkout.retry.accept' : 'checkout.retry')}
      </Button>
    </>
  );
}

function isConflict(problem: object | undefined): problem is TopUpConflict {
  return problem !== undefined && 'code' in problem && problem.code === 'credit_changed';
}

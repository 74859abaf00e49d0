import styled from '@emotion/styled';
import { useText } from '../../i18n/use-text.ts';
import { billingPaths } from '../billing/paths.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { WorkingLine } from '../../ui/feedback/working-line.tsx';
import { CheckoutMessage } from './checkout-message.tsx';

const Line = styled(WorkingLine)({ inlineSize: 220, marginBlockStart: 10 });

/** The bank has not answered yet. */
export function PaymentPending({ takesLong }: { takesLong: boolean }) {
  const text = useText();
  return (
    <CheckoutMessage
      art="offline"
      title={text('checkout.pending.title')}
      description={text(takesLong ? 'checkout.pending.long' : 'checkout.pending.description')}
      {...(takesLong && {
        actions: (
          <ButtonLink to={billingPaths.overview} variant="outline">
            {text('checkout.toBilling')}
          </ButtonLink>
        ),
      })}
    >
      <Line />
    </CheckoutMessage>
  );
}

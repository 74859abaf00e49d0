import styled from '@emotion/styled';
import type { PaymentOutcome } from '../../api/generated/model/payment-outcome.ts';
import { useText } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/layout/facts.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { colors, radius } from '../../ui/theme/tokens.ts';

const Root = styled('div')({
  inlineSize: 'min(100%, 400px)',
  marginBlockStart: 12,
  padding: '16px 20px',
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
  textAlign: 'start',
  '& dd': { fontWeight: 500 },
});

/** Details of the payment. They identify nobody, because the page is open without signing in. */
export function PaymentReceipt({ outcome }: { outcome: PaymentOutcome }) {
  const text = useText();
  const { amount, credit, payment_method, status } = outcome;
  const isPaid = status === 'paid';
  return (
    <Root>
      <Facts
        arrangement="rows"
        facts={[
          {
            label: text(isPaid ? 'checkout.receipt.paid' : 'checkout.receipt.due'),
            value: <MoneyText value={amount} />,
          },
          {
            label: text('checkout.receipt.credit'),
            value: isPaid && <MoneyText value={credit} signed />,
          },
          {
            label: text('checkout.receipt.method'),
            value: text(`checkout.method.${payment_method}`),
          },
          {
            label: text('checkout.receipt.begun'),
            value: <DateText value={outcome.created_at} format="dateTime" />,
          },
        ]}
      />
    </Root>
  );
}

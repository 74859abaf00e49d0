import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { halalasOf, MICRO } from '../../../../common/exchange.ts';
import type { Money } from '../../../../common/money.ts';
import { useGetBalance } from '../../../api/generated/balance/balance.ts';
import type { TopUpCurrency } from '../../../api/generated/model/top-up-currency.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LockIcon } from '../../../ui/icons.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { WithRiyalSign } from '../../../ui/text/with-riyal-sign.tsx';
import { colors, type, typeScale } from '../../../ui/theme/tokens.ts';

const Root = styled('section')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Title = styled('h2')(type.h3);
const Gain = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '0 16px',
  paddingBlock: 16,
  borderBlock: `1px solid ${colors.line}`,
  '& strong': { ...typeScale.figure, fontWeight: 600 },
});
const Since = styled('div')({ color: colors.inkMuted, ...typeScale.caption });
const Safe = styled('p')({
  display: 'flex',
  gap: 10,
  color: colors.inkMuted,
  ...typeScale.caption,
  '& > svg': { color: colors.verdigris, marginBlockStart: 1 },
});

interface TopUpSummaryProps {
  /** Minor units typed so far. */
  amount: number | null;
  chosen: TopUpCurrency;
}

/** The amount to pay, the amount the balance gains, and the rate. */
export function TopUpSummary({ amount, chosen }: TopUpSummaryProps) {
  const text = useText();
  const intl = useIntl();
  const { data: balance } = useGetBalance();
  const { currency, micro_sar, rate_from } = chosen;
  const credit = riyals(amount === null ? 0 : halalasOf({ amount }, micro_sar));
  const now = balance?.current_balance;
  const rate = intl.formatNumber(micro_sar / MICRO, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  });
  return (
    <Root aria-label={text('billing.topUp.summary')}>
      <Title>{text('billing.topUp.summary')}</Title>
      <Facts
        arrangement="rows"
        facts={[
          {
            label: text('billing.topUp.youPay'),
            value: <MoneyText value={{ amount: amount ?? 0, currency }} />,
          },
          {
            label: text('billing.topUp.rate'),
            value: rate_from !== undefined && (
              <>
                <Ltr>
                  <WithRiyalSign>{text('billing.topUp.rateOf', { currency, rate })}</WithRiyalSign>
                </Ltr>
                <Since>
                  {text('billing.topUp.rateSince')} <DateText value={rate_from} />
                </Since>
              </>
            ),
          },
        ]}
      />
      <Gain aria-live="polite">
        {text('billing.topUp.gains')}
        <strong>
          <MoneyText value={credit} />
        </strong>
      </Gain>
      {now && (
        <Facts
          arrangement="rows"
          facts={[
            { label: text('billing.topUp.now'), value: <MoneyText value={now} /> },
            {
              label: text('billing.topUp.after'),
              value: <MoneyText value={riyals(now.amount + credit.amount)} />,
            },
          ]}
        />
      )}
      <Safe>
        <LockIcon size={18} />
        {text('billing.topUp.safe')}
      </Safe>
    </Root>
  );
}

function riyals(amount: number): Money {
  return { amount, currency: 'SAR' };
}

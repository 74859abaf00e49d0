import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { Balance } from '../../api/generated/model/balance.ts';
import { useText } from '../../i18n/use-text.ts';
import { billingPaths } from './paths.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Facts } from '../../ui/layout/facts.tsx';
import { Ltr } from '../../ui/text/ltr.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { colors, radius, typeScale } from '../../ui/theme/tokens.ts';
import { CashOnDelivery } from './cash-on-delivery.tsx';
import { LastMovement } from './last-movement.tsx';

const Root = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(280px, 340px) minmax(0, 1fr)',
  marginBlockEnd: 24,
  overflow: 'hidden',
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
  '@media (max-width: 899.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', marginBlockEnd: 16 },
});
const Purse = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 20,
  padding: 24,
  color: colors.onDark,
  background: `radial-gradient(120% 160% at 0% 0%, ${colors.verdigrisLit} 0%, ${colors.verdigrisDeep} 72%)`,
  '@media (max-width: 599.95px)': { padding: 20 },
});
const Label = styled('h2')({ color: colors.onDarkMuted, ...typeScale.small, fontWeight: 500 });
const Amount = styled('p')({ ...typeScale.display, fontWeight: 600 });
const TopUp = styled(ButtonLink)({
  color: colors.verdigrisDeep,
  background: colors.brassBright,
  fontWeight: 600,
  '&:hover': { background: colors.brassLit },
  '&:focus-visible': { outlineColor: colors.onDark },
});
const Figures = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 20,
  padding: 24,
  '& dd': { fontWeight: 500 },
  '@media (max-width: 599.95px)': { padding: 16 },
});

interface BalanceOverviewProps {
  /** Undefined while it loads. */
  balance: Balance | undefined;
}

/** The balance in large print, a link to top it up, and the figures behind it. */
export function BalanceOverview({ balance }: BalanceOverviewProps) {
  const text = useText();
  const intl = useIntl();
  const waiting = <Skeleton width={96} />;
  return (
    <Root aria-label={text('billing.overview')} aria-busy={!balance}>
      <Purse>
        <div>
          <Label>{text('billing.balance')}</Label>
          <Amount>
            {balance ? (
              <MoneyText value={balance.current_balance} />
            ) : (
              <Skeleton width={190} onDark />
            )}
          </Amount>
        </div>
        <TopUp to={billingPaths.topUp} startIcon={<PlusIcon size={18} />}>
          {text('billing.topUp')}
        </TopUp>
      </Purse>
      <Figures>
        <Facts
          facts={[
            {
              label: text('billing.totalPaid'),
              value: balance ? <MoneyText value={balance.total_paid} /> : waiting,
            },
            {
              label: text('billing.totalTransactions'),
              value: balance ? <Ltr>{intl.formatNumber(balance.total_transactions)}</Ltr> : waiting,
            },
            {
              label: text('billing.cashBack'),
              value: balance ? <MoneyText value={balance.cash_back} /> : waiting,
            },
            {
              label: text('billing.lastTransaction'),
              value: balance
                ? balance.last_transaction && <LastMovement movement={balance.last_transaction} />
                : waiting,
            },
          ]}
        />
        {balance && <CashOnDelivery figures={balance.cash_on_delivery} />}
      </Figures>
    </Root>
  );
}

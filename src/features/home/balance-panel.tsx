import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { useGetBalance } from '../../api/generated/balance/balance.ts';
import type { LedgerTransaction } from '../../api/generated/model/ledger-transaction.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { billingPaths } from '../billing/paths.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Ltr } from '../../ui/text/ltr.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { Separator } from '../../ui/text/separator.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';

const Amount = styled('p')({ ...typeScale.display, fontWeight: 600 });
const Last = styled('p')({ color: colors.inkMuted, ...typeScale.small });
const Low = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: colors.warning,
  ...typeScale.small,
  fontWeight: 500,
});
const Figures = styled('dl')({
  display: 'grid',
  gap: 8,
  marginBlockStart: 16,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${colors.line}`,
  ...typeScale.small,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 12 },
  '& dt': { color: colors.inkMuted },
  '& dd': { fontWeight: 500 },
});

/** The balance and its latest movement. */
export function BalancePanel() {
  const text = useText();
  return (
    <Panel
      title={text('home.balance.title')}
      actions={
        <ButtonLink to={billingPaths.topUp} variant="outline" size="small">
          {text('home.balance.topUp')}
        </ButtonLink>
      }
    >
      <Content />
    </Panel>
  );
}

function Content() {
  const text = useText();
  const intl = useIntl();
  const { data: balance, isError, refetch } = useGetBalance();
  if (isError) return <FailedState onRetry={() => void refetch()} />;
  if (!balance) return <LinesSkeleton lines={4} />;
  const { last_transaction: last } = balance;
  const isInDebt = balance.current_balance.amount < 0;
  return (
    <>
      <Amount>
        <MoneyText value={balance.current_balance} />
      </Amount>
      {balance.current_balance.amount === 0 && <Last>{text('home.balance.none')}</Last>}
      {(balance.is_low || isInDebt) && (
        <Low>
          <AlertIcon size={17} />
          {text(isInDebt ? 'home.balance.debt' : 'home.balance.low')}
        </Low>
      )}
      {last && <LastMovement movement={last} />}
      <Figures>
        <div>
          <dt>{text('home.balance.totalPaid')}</dt>
          <dd>
            <MoneyText value={balance.total_paid} />
          </dd>
        </div>
        <div>
          <dt>{text('home.balance.cashBack')}</dt>
          <dd>
            <MoneyText value={balance.cash_back} />
          </dd>
        </div>
        <div>
          <dt>{text('home.balance.transactions')}</dt>
          <dd>
            <Ltr>{intl.formatNumber(balance.total_transactions)}</Ltr>
          </dd>
        </div>
      </Figures>
    </>
  );
}

/** Cash on delivery moves without the balance. */
function LastMovement({ movement }: { movement: LedgerTransaction }) {
  const text = useText();
  const { nameOf } = useEnumNames();
  const { kind, amount, cash_on_delivery: cash } = movement;
  return (
    <Last>
      {nameOf('ledger_kind', kind)} <MoneyText value={cash ?? amount} signed />
      {cash && (
        <>
          <Separator />
          {text('home.balance.beside')}
        </>
      )}
      <Separator />
      <DateText value={movement.created_at} format="short" />
    </Last>
  );
}

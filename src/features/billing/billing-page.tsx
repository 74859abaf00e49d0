import { useGetBalance } from '../../api/generated/balance/balance.ts';
import { useText } from '../../i18n/use-text.ts';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { AutoTopUpStrip } from './auto-top-up/auto-top-up-strip.tsx';
import { BalanceOverview } from './balance-overview.tsx';
import { DebtNotice } from './debt-notice.tsx';
import { Ledger } from './ledger/ledger.tsx';
import { LowBalanceNotice } from './low-balance-notice.tsx';
import { NoBalance } from './no-balance.tsx';

/** `/payment`: the balance and all its movements. */
export function Component() {
  const text = useText();
  const { data: balance, isError, refetch } = useGetBalance();
  return (
    <>
      <PageHeader title={text('billing.title')} />
      {isError && !balance ? (
        <Panel>
          <FailedState onRetry={() => void refetch()} />
        </Panel>
      ) : balance?.total_transactions === 0 ? (
        <NoBalance />
      ) : (
        <>
          {balance && balance.current_balance.amount < 0 ? (
            <DebtNotice balance={balance.current_balance} />
          ) : (
            balance?.is_low && <LowBalanceNotice />
          )}
          <BalanceOverview balance={balance} />
          <AutoTopUpStrip />
          <Ledger />
        </>
      )}
    </>
  );
}

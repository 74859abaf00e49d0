import { useGetBalance } from '../../api/generated/balance/balance.ts';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { AutoTopUpStrip } from './auto-top-up/auto-top-up-strip.tsx';
import { BalanceOverview } from './balance-overview.tsx';
import { DebtNotice } from './debt-notice.tsx';
import { Ledger } from './ledger/ledger.tsx';
import { LowBalanceNotice } from './low-balance-notice.tsx';
import { NoBalance } from './no-balance.tsx';

/** The balance and all its movements. */
export function BalanceTab() {
  const { data: balance, isError, refetch } = useGetBalance();
  if (isError && !balance) {
    return (
      <Panel>
        <FailedState onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (balance?.total_transactions === 0) return <NoBalance />;
  return (
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
  );
}

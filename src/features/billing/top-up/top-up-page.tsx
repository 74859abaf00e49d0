import { useGetTopUpOptions } from '../../../api/generated/balance/balance.ts';
import { useText } from '../../../i18n/use-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { TopUpForm } from './top-up-form.tsx';

/** `/payment/recharge-balance`: the amount and the payment method. */
export function Component() {
  const text = useText();
  const { data, isError, refetch } = useGetTopUpOptions();
  const offered = data && data.methods.length > 0;
  return (
    <>
      <PageHeader title={text('billing.topUp.title')} />
      {offered ? (
        <TopUpForm methods={data.methods} />
      ) : (
        <Panel>
          {data ? (
            <EmptyState
              art="tilted"
              title={text('billing.topUp.none')}
              description={text('billing.topUp.none.description')}
            />
          ) : isError ? (
            <FailedState onRetry={() => void refetch()} />
          ) : (
            <LinesSkeleton lines={7} height={44} />
          )}
        </Panel>
      )}
    </>
  );
}

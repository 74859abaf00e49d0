import { isUnaddressed } from '../../../../common/address-rules.ts';
import { useGetBalance } from '../../../api/generated/balance/balance.ts';
import { useGetProfile } from '../../../api/generated/profile/profile.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { billingPaths } from '../../billing/paths.ts';
import { pricingPath } from '../../pricing/paths.ts';
import { profilePath } from '../../profile/paths.ts';
import { FirstStep, Steps } from './first-step.tsx';

/** The three steps to the first shipment, and how far the account has come. */
export function FirstSteps() {
  const text = useText();
  return (
    <Panel flush title={text('home.steps.title')}>
      <Content />
    </Panel>
  );
}

function Content() {
  const { data: profile, isError: hasNoProfile, refetch: refetchProfile } = useGetProfile();
  const { data: balance, isError: hasNoBalance, refetch: refetchBalance } = useGetBalance();
  if (!profile || !balance) {
    if (!hasNoProfile && !hasNoBalance) return <LinesSkeleton lines={1} height={196} />;
    const retry = () => {
      void refetchProfile();
      void refetchBalance();
    };
    return <FailedState onRetry={retry} />;
  }
  const steps = [
    { id: 'address', to: profilePath, isDone: !isUnaddressed(profile) },
    {
      id: 'balance',
      to: billingPaths.topUp,
      isDone: balance.current_balance.amount > 0 || balance.total_paid.amount > 0,
    },
    // Home shows no steps any more once there is a shipment.
    { id: 'ship', to: pricingPath, isDone: false },
  ] as const;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Steps>
      {steps.map((step, index) => (
        <FirstStep key={step.id} {...step} number={index + 1} isNext={step === next} />
      ))}
    </Steps>
  );
}

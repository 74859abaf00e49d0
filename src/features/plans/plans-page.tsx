import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetSubscription, useListPlans } from '../../api/generated/plans/plans.ts';
import { PlanPeriod } from '../../api/generated/model/plan-period.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { Segment, Segments } from '../../ui/controls/segments.ts';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { OwnPlan } from './own-plan.tsx';
import { periodParameter, tierParameter } from './paths.ts';
import { readPlanAddress } from './plan-address.ts';
import { PlanCards } from './plan-cards.tsx';
import { changeOf } from './plan-change.ts';
import { PlanNotices } from './plan-notices.tsx';

const ChangeDialog = lazy(async () => ({
  default: (await import('./change/change-dialog.tsx')).ChangeDialog,
}));

const Sections = styled('div')({ display: 'grid', gap: 24 });

/** `/plans`: the account's plan, the three plans side by side, and what a change costs. */
export function Component() {
  const text = useText();
  const { nameOf } = useEnumNames();
  const [search, setSearch] = useSearchParams();
  const plans = useListPlans();
  const { data: subscription, isError, refetch } = useGetSubscription();
  const address = readPlanAddress(search);
  const period = address.period ?? subscription?.period ?? 'monthly';
  const { choice } = address;
  const kind = choice && subscription ? changeOf(subscription, choice) : null;

  const show = (values: { tier?: string; period?: string }) => {
    const next = new URLSearchParams(search);
    next.delete(tierParameter);
    for (const [name, value] of Object.entries(values)) next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  };

  return (
    <>
      <PageHeader
        title={text('plans.title')}
        description={text('plans.lead')}
        actions={
          <Segments role="group" aria-label={text('plans.period')}>
            {Object.values(PlanPeriod).map((each) => (
              <Segment
                key={each}
                type="button"
                aria-pressed={each === period}
                onClick={() => {
                  show({ [periodParameter]: each });
                }}
              >
                {nameOf('plan_period', each)}
              </Segment>
            ))}
          </Segments>
        }
      />
      {plans.data && subscription ? (
        <Sections>
          <PlanNotices subscription={subscription} onChoose={show} />
          <PlanCards
            plans={plans.data.data}
            subscription={subscription}
            period={period}
            onChoose={show}
          />
          <OwnPlan subscription={subscription} />
          {choice && kind && (
            <Suspense>
              <ChangeDialog
                choice={choice}
                kind={kind}
                onClose={() => {
                  show({});
                }}
              />
            </Suspense>
          )}
        </Sections>
      ) : (
        <Panel>
          {isError || plans.isError ? (
            <FailedState
              onRetry={() => {
                void refetch();
                void plans.refetch();
              }}
            />
          ) : (
            <LinesSkeleton lines={6} height={56} />
          )}
        </Panel>
      )}
    </>
  );
}

import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useResumePlan } from '../../api/generated/plans/plans.ts';
import type { PlanChoice } from '../../api/generated/model/plan-choice.ts';
import type { Subscription } from '../../api/generated/model/subscription.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useDayText } from '../../ui/filters/use-day-text.ts';
import { dayBefore } from './plan-change.ts';

const Stack = styled('div')({ display: 'grid', gap: 12, '&:empty': { display: 'none' } });

interface PlanNoticesProps {
  subscription: Subscription;
  onChoose: (choice: PlanChoice) => void;
}

/** What someone should know before choosing: a failed renewal, a scheduled change, paused items. */
export function PlanNotices({ subscription, onChoose }: PlanNoticesProps) {
  const text = useText();
  const dayText = useDayText();
  const { tier, period, grace_until, scheduled_change, usage } = subscription;
  return (
    <Stack>
      {grace_until !== undefined && (
        <Notice
          tone="warning"
          title={text('plans.grace')}
          action={
            <Button
              size="small"
              onClick={() => {
                onChoose({ tier, ...(period && { period }) });
              }}
            >
              {text('plans.grace.pay')}
            </Button>
          }
        >
          <p>{text('plans.grace.lead', { date: dayText(grace_until) })}</p>
        </Notice>
      )}
      {scheduled_change && <ScheduledNotice change={scheduled_change} />}
      {usage.some(({ paused = 0 }) => paused > 0) && (
        <Notice tone="warning" title={text('plans.paused')}>
          <p>{text('plans.paused.lead')}</p>
        </Notice>
      )}
    </Stack>
  );
}

function ScheduledNotice({ change }: { change: NonNullable<Subscription['scheduled_change']> }) {
  const text = useText();
  const dayText = useDayText();
  const { nameOf } = useEnumNames();
  const { tier, period, on } = change;
  const said = (title: string, lead: ReactNode) => (
    <Notice tone="info" title={title} action={<KeepButton />}>
      <p>{lead}</p>
    </Notice>
  );
  return period === undefined
    ? said(text('plans.ending', { date: dayText(dayBefore(on)) }), text('plans.ending.lead'))
    : said(
        text('plans.changing', { date: dayText(on) }),
        text(`plans.changing.${period}`, { plan: nameOf('plan_tier', tier) }),
      );
}

/** Withdraws the scheduled change. */
function KeepButton() {
  const text = useText();
  const { mutate, isPending } = useResumePlan({
    mutation: {
      onSuccess: () => {
        showToast({ tone: 'success', titleId: 'plans.kept' });
      },
    },
  });
  return (
    <Button
      variant="outline"
      size="small"
      loading={isPending}
      onClick={() => {
        mutate();
      }}
    >
      {text('plans.keep')}
    </Button>
  );
}

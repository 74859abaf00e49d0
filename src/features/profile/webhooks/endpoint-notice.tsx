import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { WebhookEndpoint } from '../../../api/generated/model/webhook-endpoint.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice, type NoticeTone } from '../../../ui/feedback/notice.tsx';
import { endpointName } from './endpoint-name.ts';
import { useSwitchEndpoint } from './use-switch-endpoint.ts';

const DAY = 24 * 60 * 60 * 1_000;
/** Days of failures after which the owner is warned for the first time, and the endpoint paused. */
const WARNED_AFTER = 1;
const PAUSED_AFTER = 5;

interface EndpointNoticeProps {
  endpoint: WebhookEndpoint;
}

/** Why an endpoint is told nothing, or soon will not be, and what to do; nothing if all is well. */
export function EndpointNotice({ endpoint }: EndpointNoticeProps) {
  const { state, failing_since } = endpoint;
  if (state === 'disabled') return <Stopped endpoint={endpoint} why="disabled" tone="danger" />;
  if (state === 'paused') {
    return failing_since === undefined ? (
      <Stopped endpoint={endpoint} why="byOwner" tone="info" />
    ) : (
      <Stopped endpoint={endpoint} why="byFailures" tone="danger" />
    );
  }
  return failing_since !== undefined && <Failing since={failing_since} />;
}

function Failing({ since }: { since: string }) {
  const text = useText();
  const intl = useIntl();
  const [now] = useState(Date.now);
  const first = new Date(since);
  const pause = new Date(first.getTime() + PAUSED_AFTER * DAY);
  const isWarned = now - first.getTime() >= WARNED_AFTER * DAY;
  const day = { day: 'numeric', month: 'long' } as const;
  const started = intl.formatDate(first, { ...day, hour: 'numeric', minute: '2-digit' });
  return (
    <Notice tone="warning" title={text('profile.webhooks.failing', { since: started })}>
      {text(isWarned ? 'profile.webhooks.failing.warned' : 'profile.webhooks.failing.soon', {
        pause: intl.formatDate(pause, day),
      })}
    </Notice>
  );
}

interface StoppedProps extends EndpointNoticeProps {
  why: 'byOwner' | 'byFailures' | 'disabled';
  tone: NoticeTone;
}

function Stopped({ endpoint, why, tone }: StoppedProps) {
  const text = useText();
  const { switchIt, isPending } = useSwitchEndpoint(endpoint);
  return (
    <Notice
      tone={tone}
      title={text(`profile.webhooks.stopped.${why}`)}
      action={
        <Button
          variant="outline"
          size="small"
          loading={isPending}
          aria-label={text('profile.webhooks.resumeOne', { name: endpointName(endpoint) })}
          onClick={switchIt}
        >
          {text('profile.webhooks.resume')}
        </Button>
      }
    >
      {text(`profile.webhooks.stopped.${why}.lead`)}
    </Notice>
  );
}

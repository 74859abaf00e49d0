import styled from '@emotion/styled';
import type { WebhookEndpoint } from '../../../api/generated/model/webhook-endpoint.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { StatusChip, type StatusTone } from '../../../ui/text/status-chip.tsx';
import { CopyLine } from '../copy-line.tsx';
import { RowHead, RowTitle } from '../rows.ts';
import { EndpointActions, type EndpointActionsProps } from './endpoint-actions.tsx';
import { endpointName } from './endpoint-name.ts';
import { EndpointNotice } from './endpoint-notice.tsx';

const Marks = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });
const Chips = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

const toneOf: Record<WebhookEndpoint['state'], StatusTone> = {
  active: 'success',
  paused: 'warning',
  disabled: 'danger',
};

/** One endpoint: where it is, of what it is told, and how that goes. */
export function EndpointRow(props: EndpointActionsProps) {
  const text = useText();
  const { endpoint } = props;
  const { url, state, events, is_test, previous_secret_until } = endpoint;
  return (
    <li>
      <RowHead>
        <RowTitle>
          <bdi>{endpointName(endpoint)}</bdi>
        </RowTitle>
        <Marks>
          {is_test && (
            <StatusChip tone="neutral" plain>
              {text('profile.webhooks.test')}
            </StatusChip>
          )}
          <StatusChip tone={toneOf[state]}>{text(`profile.webhooks.state.${state}`)}</StatusChip>
        </Marks>
      </RowHead>
      <EndpointNotice endpoint={endpoint} />
      <Facts
        facts={[
          {
            label: text('profile.webhooks.url'),
            value: <CopyLine value={url} labelId="profile.webhooks.url.copy" />,
            wide: true,
          },
          {
            label: text('profile.webhooks.previous'),
            value: previous_secret_until && (
              <StatusChip tone="warning">
                <DateText value={previous_secret_until} format="dateTime" />
              </StatusChip>
            ),
            wide: true,
          },
        ]}
      />
      <Chips aria-label={text('profile.webhooks.events')}>
        {events.map((event) => (
          <li key={event}>
            <StatusChip tone="neutral" plain>
              {text(`profile.webhooks.event.${event}`)}
            </StatusChip>
          </li>
        ))}
      </Chips>
      <EndpointActions {...props} />
    </li>
  );
}

import styled from '@emotion/styled';
import { asApiError } from '../../../../api/errors.ts';
import type { WebhookMessage } from '../../../../api/generated/model/webhook-message.ts';
import { WebhookMessageState } from '../../../../api/generated/model/webhook-message-state.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { OptionFilter } from '../../../../ui/filters/option-filter.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { ListFrame } from '../../../../ui/table/list-frame.tsx';
import { TimeCell } from '../../log/time-cell.tsx';
import { endpointName } from '../endpoint-name.ts';
import { EndpointNotice } from '../endpoint-notice.tsx';
import { useEventOptions } from '../use-event-options.ts';
import { EndpointsLink } from './endpoints-link.tsx';
import { LogActions } from './log-actions.tsx';
import { MessageCard } from './message-card.tsx';
import { AttemptsCell, EventCell, StateCell } from './message-parts.tsx';
import { ShownMessage } from './shown-message.tsx';
import { UnknownEndpoint } from './unknown-endpoint.tsx';
import { useEndpointOf } from './use-endpoint-of.ts';
import { useMessages } from './use-messages.ts';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });
const Standing = styled('div')({
  padding: '0 24px 16px',
  '&:empty': { display: 'none' },
  '@media (max-width: 599.95px)': { paddingInline: 16 },
});

const columns: readonly Column<WebhookMessage>[] = [
  {
    id: 'created_at',
    labelId: 'profile.webhooks.message.time',
    size: 116,
    cell: (message) => <TimeCell at={message.created_at} />,
  },
  {
    id: 'event',
    labelId: 'profile.webhooks.event',
    size: 240,
    canHide: false,
    cell: (message) => <EventCell message={message} />,
  },
  {
    id: 'state',
    labelId: 'profile.webhooks.state',
    size: 268,
    cell: (message) => <StateCell message={message} />,
  },
  {
    id: 'attempts',
    labelId: 'profile.webhooks.attempts',
    size: 100,
    numeric: true,
    cell: (message) => <AttemptsCell message={message} />,
  },
];

const renderCard = (message: WebhookMessage) => <MessageCard message={message} />;

/** What an endpoint was told, and whether it has arrived. */
export function WebhookLogPanel({ endpointId }: { endpointId: string }) {
  const text = useText();
  const list = useMessages(endpointId);
  const { data: endpoint, error } = useEndpointOf(list.answer, endpointId);
  const events = useEventOptions();
  const states = Object.values(WebhookMessageState).map((state) => ({
    value: state,
    label: text(`profile.webhooks.message.state.${state}`),
  }));
  if (asApiError(error)?.status === 404) return <UnknownEndpoint />;
  const title = endpoint
    ? text('profile.webhooks.log.of', { name: endpointName(endpoint) })
    : text('profile.webhooks.log');
  const actions = (
    <Buttons>
      {endpoint && <LogActions endpoint={endpoint} />}
      <EndpointsLink />
    </Buttons>
  );
  return (
    <Panel flush title={title} description={text('profile.webhooks.log.lead')} actions={actions}>
      {endpoint && (
        <Standing>
          <EndpointNotice endpoint={endpoint} />
        </Standing>
      )}
      <ListFrame
        list={list}
        label={title}
        allLabel={text('profile.webhooks.log.all')}
        filters={
          <>
            <OptionFilter
              label={text('profile.webhooks.state')}
              options={states}
              {...list.filter('state')}
            />
            <OptionFilter
              label={text('profile.webhooks.event')}
              options={events}
              {...list.filter('event')}
            />
          </>
        }
        columns={columns}
        renderCard={renderCard}
        empty={
          list.isEmpty && (
            <EmptyState
              title={text('profile.webhooks.log.none')}
              description={
                endpoint?.state === 'active' ? text('profile.webhooks.log.none.lead') : undefined
              }
            />
          )
        }
        notFound={{
          title: text('profile.webhooks.log.notFound'),
          description: text('profile.webhooks.log.notFound.lead'),
        }}
      />
      <ShownMessage endpointId={endpointId} />
    </Panel>
  );
}

import {
  useDeleteWebhookEndpoint,
  useListWebhookEndpoints,
} from '../../../api/generated/webhooks/webhooks.ts';
import type { WebhookEndpoint } from '../../../api/generated/model/webhook-endpoint.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useConfirmed } from '../../../shared/table/use-confirmed.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Rows } from '../rows.ts';
import { endpointName } from './endpoint-name.ts';
import { EndpointRow } from './endpoint-row.tsx';
import { useEndpointTasks } from './use-endpoint-tasks.tsx';

/** The account's webhook endpoints, and the actions on them. */
export function WebhooksPanel() {
  const text = useText();
  // Every attempt may change the state of an endpoint.
  const { data, isError, refetch } = useListWebhookEndpoints({
    query: { refetchOnMount: 'always' },
  });
  const tasks = useEndpointTasks();
  const deletion = useConfirmed<WebhookEndpoint, { endpointId: string }>({
    mutation: useDeleteWebhookEndpoint(),
    variables: ({ id }) => ({ endpointId: id }),
    words: (endpoint) => ({
      title: text('profile.webhooks.delete.ask', { name: endpointName(endpoint) }),
      lead: text('profile.webhooks.delete.lead'),
      confirmLabel: text('profile.webhooks.delete'),
      cancelLabel: text('profile.cancel'),
    }),
    doneId: 'profile.webhooks.deleted',
  });
  const endpoints = data?.data;
  const newEndpoint = (
    <Button
      size="small"
      startIcon={<PlusIcon size={16} />}
      onClick={() => {
        tasks.start({ kind: 'create' });
      }}
    >
      {text('profile.webhooks.new')}
    </Button>
  );
  return (
    <Panel
      title={text('profile.webhooks')}
      description={text('profile.webhooks.lead')}
      actions={endpoints !== undefined && endpoints.length > 0 && newEndpoint}
    >
      {endpoints ? (
        endpoints.length > 0 ? (
          <Rows>
            {endpoints.map((endpoint) => (
              <EndpointRow
                key={endpoint.id}
                endpoint={endpoint}
                onTask={tasks.start}
                onDelete={deletion.ask}
              />
            ))}
          </Rows>
        ) : (
          <EmptyState
            title={text('profile.webhooks.none')}
            description={text('profile.webhooks.none.lead')}
            action={newEndpoint}
          />
        )
      ) : isError ? (
        <FailedState onRetry={() => void refetch()} />
      ) : (
        <LinesSkeleton lines={4} height={44} />
      )}
      {tasks.dialog}
      {deletion.dialog}
    </Panel>
  );
}

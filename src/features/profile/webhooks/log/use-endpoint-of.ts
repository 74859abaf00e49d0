import { useEffect } from 'react';
import type { WebhookMessageList } from '../../../../api/generated/model/webhook-message-list.ts';
import { useGetWebhookEndpoint } from '../../../../api/generated/webhooks/webhooks.ts';

/** The endpoint of a log, read again with every change of the log: an attempt may have paused it. */
export function useEndpointOf(log: WebhookMessageList | undefined, id: string) {
  const query = useGetWebhookEndpoint(id, { query: { refetchOnMount: 'always' } });
  const { refetch } = query;
  useEffect(() => {
    if (log) void refetch({ cancelRefetch: false });
  }, [log, refetch]);
  return query;
}

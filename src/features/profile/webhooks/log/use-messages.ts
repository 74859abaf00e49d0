import { listWebhookMessages } from '../../../../api/generated/webhooks/webhooks.ts';
import type { ListWebhookMessagesParams } from '../../../../api/generated/model/list-webhook-messages-params.ts';
import { ListWebhookMessagesQueryParams } from '../../../../api/generated/zod/webhooks/webhooks.zod.ts';
import { useListPage } from '../../../../shared/table/use-list-page.ts';
import { listRules } from '../../../../ui/table/list-rules.ts';
import { endpointParameter } from '../../paths.ts';
import { lookAgain } from './look-again.ts';

type MessagesQuery = Omit<ListWebhookMessagesParams, 'limit'>;

const rules = listRules<MessagesQuery>(ListWebhookMessagesQueryParams, ['state', 'event']);

/** The webhooks of an endpoint, a page at a time. */
export function useMessages(endpointId: string) {
  return useListPage({
    name: 'webhook-messages',
    operation: 'listWebhookMessages',
    of: endpointId,
    load: (query: MessagesQuery & { limit: number }, options: { signal: AbortSignal }) =>
      listWebhookMessages(endpointId, query, options),
    rules,
    kept: ['tab', endpointParameter],
    isVolatile: true,
    refreshAfter: lookAgain,
  });
}

import type { WebhookEndpoint } from '../../../api/generated/model/webhook-endpoint.ts';
import { useUpdateWebhookEndpoint } from '../../../api/generated/webhooks/webhooks.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';

/** Pauses an active endpoint, and makes any other active again. */
export function useSwitchEndpoint(endpoint: WebhookEndpoint) {
  const { id, url, description, events, state } = endpoint;
  const active = state !== 'active';
  const { mutate, isPending } = useUpdateWebhookEndpoint({
    mutation: {
      onSuccess: () => {
        showToast(
          active
            ? {
                tone: 'success',
                titleId: 'profile.webhooks.resumed',
                descriptionId: 'profile.webhooks.resumed.lead',
              }
            : { tone: 'success', titleId: 'profile.webhooks.paused' },
        );
      },
    },
  });
  return {
    isPending,
    switchIt: () => {
      const chosen = { url, events, ...(description !== undefined && { description }) };
      mutate({ endpointId: id, data: { ...chosen, active } });
    },
  };
}

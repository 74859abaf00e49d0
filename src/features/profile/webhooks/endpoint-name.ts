import type { WebhookEndpoint } from '../../../api/generated/model/webhook-endpoint.ts';

/** What an endpoint is called: its owner's description, or its host. */
export function endpointName({ description, url }: WebhookEndpoint): string {
  return description ?? new URL(url).host;
}

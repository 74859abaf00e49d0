import { WebhookEndpointId } from '../../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { UnknownEndpoint } from './unknown-endpoint.tsx';
import { WebhookLogPanel } from './webhook-log-panel.tsx';

/** The log of the endpoint with this id, which may be no id at all. */
export function WebhookLog({ endpointId }: { endpointId: string }) {
  const isId = WebhookEndpointId.safeParse(endpointId).success;
  return isId ? <WebhookLogPanel endpointId={endpointId} /> : <UnknownEndpoint />;
}

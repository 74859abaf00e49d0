import type { WebhookEndpoint } from '../../../api/generated/model/webhook-endpoint.ts';
import type { WebhookEndpointCreate } from '../../../api/generated/model/webhook-endpoint-create.ts';
import type { WebhookEndpointUpdate } from '../../../api/generated/model/webhook-endpoint-update.ts';
import type { WebhookEventType } from '../../../api/generated/model/webhook-event-type.ts';
import {
  WebhookEndpointCreate as CreateSchema,
  WebhookEndpointUpdate as UpdateSchema,
} from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { ruledResolver } from '../../../ui/forms/check-resolver.ts';

/** What the owner enters for an endpoint. */
export interface EndpointValues {
  url: string;
  /** May be empty. */
  description: string;
  events: WebhookEventType[];
  test: boolean;
}

export const createResolver = ruledResolver<EndpointValues, WebhookEndpointCreate>(
  CreateSchema,
  (values) => ({
    wire: { ...wireOf(values), test: values.test },
    violations: violationsOf(values),
  }),
);

/** The same for an endpoint that exists and stays as active as it is. */
export function updateResolver({ state }: WebhookEndpoint) {
  const active = state === 'active';
  return ruledResolver<EndpointValues, WebhookEndpointUpdate>(UpdateSchema, (values) => ({
    wire: { ...wireOf(values), active },
    violations: violationsOf(values),
  }));
}

function wireOf({ url, description, events }: EndpointValues) {
  const named = description.trim();
  return { url: url.trim(), events, ...(named !== '' && { description: named }) };
}

function violationsOf({ url, events }: EndpointValues) {
  const address = url.trim();
  return [
    ...(address === '' ? [{ pointer: '/url', code: 'required' }] : []),
    // Where HTTP is allowed, only the server knows.
    ...(address !== '' && !/^https?:\/\//i.test(address)
      ? [{ pointer: '/url', code: 'not_https' }]
      : []),
    ...(events.length > 0 ? [] : [{ pointer: '/events', code: 'required' }]),
  ];
}

import type { IssuedWebhookSecret } from '../../../api/generated/model/issued-webhook-secret.ts';
import type { WebhookEndpoint } from '../../../api/generated/model/webhook-endpoint.ts';

/** The current task with the endpoints. */
export type EndpointTask =
  | { kind: 'create' }
  | { kind: 'edit'; endpoint: WebhookEndpoint }
  | { kind: 'rotate'; endpoint: WebhookEndpoint }
  /** Shows the secret, once. */
  | { kind: 'keep'; issued: IssuedWebhookSecret }
  | { kind: 'test'; endpoint: WebhookEndpoint }
  /** Sends again what did not arrive. */
  | { kind: 'resend'; endpoint: WebhookEndpoint };

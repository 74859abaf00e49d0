import { sql } from 'kysely';
import { newId } from '../../../db/ids.ts';
import { liveAccountOf } from '../../../domain/test-account.ts';
import { handlers as right } from '../../../features/handlers.ts';
import { endpointOf } from '../../../features/webhooks/endpoint-handlers.ts';
import { addSample, findMessage } from '../../../features/webhooks/messages-store.ts';
import { EVENT_TYPES } from '../../../features/webhooks/sample-event.ts';
import { type Faults, inAnswersOf, inBodiesOf, run, unless } from '../fault.ts';
import { asOwner } from './as-owner.ts';

/** Mistakes in outgoing webhooks. */
export const webhookFaults = {
  'foreign-log-shown': {
    does: '`listWebhookMessages` shows the log of any endpoint to any account that has its id.',
    handlers: { listWebhookMessages: asOwner('webhook_endpoints', right.listWebhookMessages) },
  },
  'tests-told-of-real': {
    does: 'An endpoint for test keys is told of real shipments instead.',
    handlers: {
      async createWebhookEndpoint(request, context) {
        const answer = await right.createWebhookEndpoint(request, context);
        const { id, is_test } = answer.body.endpoint;
        const owner = liveAccountOf(context.account.id);
        const moved = sql`update webhook_endpoints set account_id = ${owner} where id = ${id}`;
        if (is_test) await run(context, moved);
        return answer;
      },
    },
  },
  'unwanted-events-told': {
    does: 'An endpoint is told of all events, whatever `updateWebhookEndpoint` was asked.',
    handlers: {
      async updateWebhookEndpoint(request, context) {
        const answer = await right.updateWebhookEndpoint(request, context);
        const { kysely } = context.db;
        const events = [...EVENT_TYPES];
        const { id } = answer.body;
        await kysely
          .updateTable('webhook_endpoints')
          .set({ events })
          .where('id', '=', id)
          .execute();
        return answer;
      },
    },
  },
  'sequence-stands-still': {
    does: 'Every webhook of a shipment has the `sequence` 1.',
    answer: inAnswersOf('getWebhookMessage', (details) => {
      details.body = details.body.replace(/"sequence":\d+/, '"sequence":1');
    }),
  },
  'resent-with-new-id': {
    does: '`resendWebhook` sends a copy, with a `webhook-id` of its own.',
    handlers: {
      async resendWebhook(request, context) {
        const { db, now } = context;
        const endpoint = await endpointOf(context, request.path);
        const found = await findMessage(db.kysely, endpoint, request.path.message_id);
        if (!found || endpoint.state !== 'active') return right.resendWebhook(request, context);
        const { event, body, attempts } = found;
        await addSample(db.kysely, endpoint, { id: newId('msg', now), event, body }, now);
        const message = { id: found.id, event, attempts, state: 'waiting' as const };
        return { status: 202, body: { ...message, created_at: found.created_at.toISOString() } };
      },
    },
  },
  'paused-endpoint-tested': {
    does: '`sendTestWebhook` makes a paused endpoint active instead of refusing.',
    handlers: {
      sendTestWebhook: unless('endpoint_not_active', right.sendTestWebhook, ({ path }, { db }) =>
        db.kysely
          .updateTable('webhook_endpoints')
          .set({ state: 'active' })
          .where('id', '=', path.endpoint_id)
          .execute(),
      ),
    },
  },
  'body-written-anew': {
    does: '`getWebhookMessage` shows the body indented, not as it was signed and sent.',
    answer: inAnswersOf('getWebhookMessage', (details) => {
      details.body = JSON.stringify(JSON.parse(details.body), null, 1);
    }),
  },
  'attempts-left-out': {
    does: '`getWebhookMessage` shows no attempts.',
    answer: inAnswersOf('getWebhookMessage', (details) => (details.attempts = [])),
  },
  'tls-failure-as-connect': {
    does: '`getWebhookMessage` tells a failure of TLS as one of the connection.',
    answer: inAnswersOf('getWebhookMessage', ({ attempts }) => {
      for (const attempt of attempts) if (attempt.outcome === 'tls') attempt.outcome = 'connect';
    }),
  },
  'gone-endpoint-active': {
    does: '`getWebhookEndpoint` shows an endpoint that answered 410 as active.',
    answer: inAnswersOf('getWebhookEndpoint', (endpoint) => {
      if (endpoint.state === 'disabled') endpoint.state = 'active';
    }),
  },
  'webhook-secret-shown': {
    does: '`getWebhookEndpoint` shows a secret.',
    answer: inAnswersOf('getWebhookEndpoint', (endpoint) =>
      Object.assign(endpoint, { secret: `whsec_${'A'.repeat(43)}=` }),
    ),
  },
  'old-secret-forgotten': {
    does: '`rotateWebhookSecret` ends the previous secret at once, whatever grace was asked.',
    input: inBodiesOf('rotateWebhookSecret', (body) => {
      if (typeof body['grace_hours'] === 'number' && body['grace_hours'] > 0)
        body['grace_hours'] = 0;
    }),
  },
  'password-in-url-dropped': {
    does: '`createWebhookEndpoint` drops the password of a URL instead of refusing it.',
    input: inBodiesOf('createWebhookEndpoint', (body) => {
      if (typeof body['url'] === 'string') body['url'] = body['url'].replace(/:\/\/[^/]*@/, '://');
    }),
  },
} satisfies Faults;

import { requestedBy } from '../account.ts';
import { newEndpoint } from '../webhooks.ts';
import { alike, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { subscribed } from './plans.ts';

/** What belongs to one endpoint is not found at another, although both are of the same account. */
async function messagesHaveOneEndpoint(bench: Bench): Promise<void> {
  const { api } = bench;
  // The free plan may allow one endpoint only.
  const who = requestedBy(await subscribed(bench));
  const [own, other] = [await newEndpoint(api, who), await newEndpoint(api, who)];
  const body = { event: 'shipment.delivered' as const };
  const { id: message_id } = await api.ok('sendTestWebhook', { who, path: own.path, body });
  const idsAt = async (path: typeof own.path) =>
    (await api.ok('listWebhookMessages', { who, path })).data.map(({ id }) => id);
  alike(
    [await idsAt(own.path), await idsAt(other.path)],
    [[message_id], []],
    'the logs of two endpoints',
  );
  for (const operation of ['getWebhookMessage', 'resendWebhook'] as const) {
    const answer = await api.send(operation, { who, path: { ...other.path, message_id } });
    refused(answer, 404, 'not_found', `${operation} of another endpoint's message`);
  }
}

export const nestedLaws: readonly Law[] = [
  {
    id: 'nested',
    title: 'A message is found at its own endpoint only',
    clause: 'getWebhookMessage, resendWebhook: the messages of this endpoint; NotFound',
    run: messagesHaveOneEndpoint,
  },
];

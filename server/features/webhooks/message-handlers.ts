import { newId } from '../../db/ids.ts';
import { countUpToCap, pageById } from '../../db/pages.ts';
import { nameList } from '../../http/cursor.ts';
import type { Handlers } from '../../http/operations.ts';
import { page, type PageRequest } from '../../http/page.ts';
import { problem } from '../../http/problem.ts';
import { endpointOf } from './endpoint-handlers.ts';
import type { Endpoint } from './endpoints-store.ts';
import { toAttempt, toMessage } from './mapper.ts';
import {
  addSample,
  attemptsOf,
  findMessage,
  matchingMessages,
  sendAgain,
  sendAllAgain,
} from './messages-store.ts';
import { sampleEvent } from './sample-event.ts';

export const webhookMessageHandlers = {
  async listWebhookMessages({ path, query }, context) {
    const { db } = context;
    const endpoint = await endpointOf(context, path);
    const { limit, cursor, ...filter } = query;
    const list = nameList('webhook messages', context, { ...path, ...filter });
    const found = matchingMessages(db.kysely, endpoint, filter);
    return page(query, list, async (asked: PageRequest<[id: string]>) => {
      const { rows, end } = await pageById(found, asked);
      return { ...(await countUpToCap(db.kysely, found)), data: rows.map(toMessage), end };
    });
  },

  async getWebhookMessage({ path }, context) {
    const { kysely } = context.db;
    const endpoint = await endpointOf(context, path);
    // Read at one moment: an attempt that is over has left its mark on both.
    const [found, attempts] = await kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => [
        await findMessage(tx, endpoint, path.message_id),
        await attemptsOf(tx, endpoint, path.message_id),
      ]);
    if (!found) throw problem(404, 'not_found');
    return {
      status: 200,
      body: { message: toMessage(found), body: found.body, attempts: attempts.map(toAttempt) },
    };
  },

  async sendTestWebhook({ path, body: { event } }, context) {
    const { db, now } = context;
    const endpoint = await endpointOf(context, path);
    requireActive(endpoint);
    const sample = { id: newId('msg', now), event, body: sampleEvent(event, now) };
    return { status: 202, body: toMessage(await addSample(db.kysely, endpoint, sample, now)) };
  },

  async resendWebhook({ path }, context) {
    const { db, now } = context;
    const endpoint = await endpointOf(context, path);
    requireActive(endpoint);
    const message = await sendAgain(db.kysely, endpoint, path.message_id, now);
    if (!message) throw problem(404, 'not_found');
    return { status: 202, body: toMessage(message) };
  },

  async resendWebhooks({ path, body }, context) {
    const { db, now } = context;
    const endpoint = await endpointOf(context, path);
    requireActive(endpoint);
    const count = await sendAllAgain(db.kysely, endpoint, new Date(body.since), now);
    return { status: 202, body: { count } };
  },
} satisfies Pick<
  Handlers,
  | 'listWebhookMessages'
  | 'getWebhookMessage'
  | 'sendTestWebhook'
  | 'resendWebhook'
  | 'resendWebhooks'
>;

/** @throws ProblemError 409 */
function requireActive({ state }: Endpoint): void {
  if (state !== 'active') throw problem(409, 'endpoint_not_active');
}

import { answerOnce } from '../../db/idempotency.ts';
import { seal } from '../../db/sealed.ts';
import { newId } from '../../db/ids.ts';
import { serverKey } from '../../db/server-key.ts';
import type { Config } from '../../config.ts';
import { testAccountOf } from '../../domain/test-account.ts';
import { HEALTHY } from '../../domain/webhook-health.ts';
import { keyedRequest } from '../../http/keyed-request.ts';
import type { Account, AccountContext, Handlers } from '../../http/operations.ts';
import { invalidFields, problem } from '../../http/problem.ts';
import {
  addEndpoint,
  changeEndpoint,
  deleteEndpoint,
  type Endpoint,
  findEndpoint,
  healthColumns,
  listEndpoints,
  requireRoomForActive,
} from './endpoints-store.ts';
import { toEndpoint } from './mapper.ts';
import { holdMessages } from './messages-store.ts';
import { newWebhookSecret } from './sending/sign.ts';
import { judgeTarget, type TargetPolicy } from './sending/target.ts';

const HOUR_MS = 60 * 60 * 1_000;

export const webhookEndpointHandlers = {
  async listWebhookEndpoints(_request, { account, db, now }) {
    const endpoints = await listEndpoints(db.kysely, account);
    return { status: 200, body: { data: endpoints.map((each) => toEndpoint(each, now)) } };
  },

  async getWebhookEndpoint({ path }, context) {
    return { status: 200, body: toEndpoint(await endpointOf(context, path), context.now) };
  },

  async createWebhookEndpoint({ body, header }, context) {
    const { account, config, db, now } = context;
    const keyed = keyedRequest(context, header, 'createWebhookEndpoint', body);
    const secret = newWebhookSecret();
    const added = {
      account_id: ownerOf(account, body.test ?? false),
      id: newId('whe', now),
      ...{ url: targetOf(body.url, config), description: body.description ?? null },
      ...{ events: body.events, created_at: now },
      secret: seal(await serverKey(db.kysely, 'webhooks'), secret),
    };
    return answerOnce(db, { ...keyed, isSecret: true }, async (tx) => {
      const endpoint = toEndpoint(await addEndpoint(tx, added), now);
      return { status: 201, body: { secret, endpoint } };
    });
  },

  async updateWebhookEndpoint({ path, body }, context) {
    const { config, db, now } = context;
    const found = await endpointOf(context, path);
    const { active, events, description = null } = body;
    const isSwitched = active !== (found.state === 'active');
    const changes = {
      ...{ url: targetOf(body.url, config), description, events },
      ...(isSwitched && {
        state: active ? ('active' as const) : ('paused' as const),
        ...healthColumns(HEALTHY),
      }),
    };
    const changed = await db.kysely.transaction().execute(async (tx) => {
      if (isSwitched && active) await requireRoomForActive(tx, found.account_id);
      const endpoint = await changeEndpoint(tx, found, changes);
      if (isSwitched && !active) await holdMessages(tx, found);
      return endpoint;
    });
    if (!changed) throw problem(404, 'not_found');
    return { status: 200, body: toEndpoint(changed, now) };
  },

  async deleteWebhookEndpoint({ path }, context) {
    const found = await endpointOf(context, path);
    await context.db.kysely.transaction().execute((tx) => deleteEndpoint(tx, found));
    context.note({ subject: { id: found.id, label: labelOf(found) } });
    return { status: 204 };
  },

  async rotateWebhookSecret({ path, body: { grace_hours: hours } }, context) {
    const { db, now } = context;
    const found = await endpointOf(context, path);
    const secret = newWebhookSecret();
    const previous =
      hours === 0
        ? { previous_secret: null, previous_until: null }
        : {
            previous_secret: found.secret,
            previous_until: new Date(now.getTime() + hours * HOUR_MS),
          };
    const sealed = seal(await serverKey(db.kysely, 'webhooks'), secret);
    const changed = await changeEndpoint(db.kysely, found, { secret: sealed, ...previous });
    if (!changed) throw problem(404, 'not_found');
    return { status: 200, body: { secret, endpoint: toEndpoint(changed, now) } };
  },
} satisfies Pick<
  Handlers,
  | 'listWebhookEndpoints'
  | 'getWebhookEndpoint'
  | 'createWebhookEndpoint'
  | 'updateWebhookEndpoint'
  | 'deleteWebhookEndpoint'
  | 'rotateWebhookSecret'
>;

/** @throws ProblemError 404 */
export async function endpointOf(
  { account, db }: Pick<AccountContext, 'account' | 'db'>,
  { endpoint_id: id }: { endpoint_id: string },
): Promise<Endpoint> {
  const endpoint = await findEndpoint(db.kysely, account, id);
  if (!endpoint) throw problem(404, 'not_found');
  return endpoint;
}

/** Where webhooks may go: in demo mode also to a developer's own machine. */
export function targetPolicyOf({ mode }: Pick<Config, 'mode'>): TargetPolicy {
  return mode === 'demo' ? 'any' : 'public';
}

/** How the activity log names an endpoint. */
export function labelOf({ url }: { url: string }): string {
  return new URL(url).host;
}

/** A key makes endpoints of its own kind, whatever it asks for. */
function ownerOf(account: Account, wantsTest: boolean): string {
  return wantsTest && !('clientKey' in account) ? testAccountOf(account.id) : account.id;
}

/** @throws ProblemError 422 */
function targetOf(text: string, config: Config): string {
  const target = judgeTarget(text, targetPolicyOf(config));
  if (typeof target !== 'string') return target.href;
  const code = target === 'malformed' ? 'invalid_format' : target;
  throw invalidFields([{ pointer: '/url', code }]);
}

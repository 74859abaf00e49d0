import { answerOnce } from '../../db/idempotency.ts';
import { hashToken, newToken } from '../auth/tokens.ts';
import { requireConfirmed } from '../auth/require-confirmed.ts';
import { getAccount } from '../accounts/store.ts';
import { addApiKey, type KeptSecret, listApiKeys, removeApiKey, rotateApiKey } from './store.ts';
import { pausedKeys } from './paused-keys.ts';
import type { Message } from '../../messages/message.ts';
import { toApiKey } from './mapper.ts';
import { keyedRequest } from '../../http/keyed-request.ts';
import type { Handlers, SignedInContext } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';

const HOUR_MS = 60 * 60 * 1_000;

export const apiKeysHandlers = {
  async listApiKeys(_request, { account, db, now }) {
    const keys = await listApiKeys(db.kysely, account.id);
    const paused = await pausedKeys(db.kysely, account.id);
    return { status: 200, body: { data: keys.map((key) => toApiKey(key, now, paused)) } };
  },

  async createApiKey({ body, header }, context) {
    requireConfirmed(context);
    const { account, db, now } = context;
    const { name, scopes, test: isTest = false } = body;
    const keyed = keyedRequest(context, header, 'createApiKey', body);
    const { secretKey, secret } = newSecret();
    const answer = await answerOnce(db, { ...keyed, isSecret: true }, async (tx) => {
      const added = { account_id: account.id, name, scopes, isTest, secret, now };
      const key = toApiKey(await addApiKey(tx, added), now, { live: null, test: null });
      return { status: 201, body: { secret_key: secretKey, key } };
    });
    // A repeat gets the first one's secret.
    if (answer.body.secret_key === secretKey) await tellOwner(context, 'api_key_created', name);
    return answer;
  },

  async rotateApiKey({ path, body: { grace_hours: hours } }, context) {
    requireConfirmed(context);
    const { account, db, now } = context;
    const { secretKey, secret } = newSecret();
    const key = await rotateApiKey(db.kysely, {
      accountId: account.id,
      clientKey: path.client_key,
      secret,
      previousUntil: hours === 0 ? null : new Date(now.getTime() + hours * HOUR_MS),
      now,
    });
    if (!key) throw problem(404, 'not_found');
    await tellOwner(context, 'api_key_rotated', key.name);
    const paused = await pausedKeys(db.kysely, account.id);
    return { status: 200, body: { secret_key: secretKey, key: toApiKey(key, now, paused) } };
  },

  async revokeApiKey({ path }, context) {
    requireConfirmed(context);
    const key = await removeApiKey(context.db.kysely, context.account.id, path.client_key);
    if (!key) throw problem(404, 'not_found');
    context.note({ subject: { id: key.client_key, label: key.name } });
    await tellOwner(context, 'api_key_revoked', key.name);
    return { status: 204 };
  },
} satisfies Pick<Handlers, 'listApiKeys' | 'createApiKey' | 'rotateApiKey' | 'revokeApiKey'>;

function newSecret(): { secretKey: string; secret: KeptSecret } {
  const secretKey = newToken('mzi');
  return { secretKey, secret: { hash: hashToken(secretKey), lastFour: secretKey.slice(-4) } };
}

/** Tells the owner of every change, so that nobody with a stolen session makes a key unnoticed. */
async function tellOwner(
  { account, db, messages }: SignedInContext,
  kind: Extract<Message, { keyName: string }>['kind'],
  keyName: string,
): Promise<void> {
  const owner = await getAccount(db.kysely, account.id);
  const channel = (['email', 'phone'] as const).find((each) => owner[`${each}_verified`]);
  if (channel) messages.send({ kind, keyName, channel, to: owner[channel], locale: owner.locale });
}

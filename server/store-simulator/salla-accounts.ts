import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Failure } from './api-limits.ts';
import { acceptForms } from './form-body.ts';
import { isSame } from './salla-tokens.ts';
import type { SimulatedStore } from './simulated-store.ts';
import { statusOf } from './status-of.ts';
import type { Stores } from './stores.ts';

/**
 * Salla's OAuth server, which renews tokens: a refresh token used twice revokes all of the store's.
 *
 * Source: docs.salla.dev, authorization; the errors are those of RFC 6749, section 5.2.
 */
export async function registerSallaAccounts(
  app: FastifyInstance,
  options: {
    stores: Stores;
    failure: Failure;
    clock: () => Date;
    clientId: string;
    clientSecret: string;
    onRevoked: (store: SimulatedStore) => void;
  },
): Promise<void> {
  const { stores, failure, clock, clientId, clientSecret, onRevoked } = options;
  await app.register(
    async (accounts) => {
      accounts.removeContentTypeParser(['application/json', 'text/plain']);
      acceptForms(accounts);
      accounts.setErrorHandler<Error>((error, request, reply) => {
        const status = statusOf(error, request);
        return refuse(reply, status < 500 ? 400 : status, 'invalid_request');
      });
      accounts.setNotFoundHandler((_request, reply) => refuse(reply, 405, 'invalid_request'));

      accounts.post('/token', async ({ body }, reply) => {
        const failing = failure.next();
        if (failing !== null) return refuse(reply, failing, 'temporarily_unavailable');
        const form = body instanceof URLSearchParams ? body : new URLSearchParams();
        const field = (name: string) => form.get(name) ?? '';
        if (field('grant_type') !== 'refresh_token') {
          return refuse(reply, 400, 'unsupported_grant_type');
        }
        if (
          !isSame(field('client_id'), clientId) ||
          !isSame(field('client_secret'), clientSecret)
        ) {
          return refuse(reply, 401, 'invalid_client');
        }
        const token = field('refresh_token');
        for (const store of stores.all()) {
          if (store.access.platform !== 'salla' || !store.access.tokens.issued(token)) continue;
          const now = clock().getTime();
          const renewed = store.access.tokens.refresh(token, now);
          if (renewed === 'used') onRevoked(store);
          if (renewed === 'used') return refuse(reply, 400, 'invalid_grant');
          if (renewed === 'revoked') return refuse(reply, 401, 'invalid_grant');
          return reply.header('cache-control', 'no-store').send({
            access_token: renewed.accessToken,
            refresh_token: renewed.refreshToken,
            expires_in: Math.round((renewed.expiresAt - now) / 1_000),
            token_type: 'bearer',
          });
        }
        return refuse(reply, 400, 'invalid_grant');
      });
    },
    { prefix: '/oauth2' },
  );
}

function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).send({ error });
}

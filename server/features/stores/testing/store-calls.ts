import { createHmac } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { components } from '../../../../openapi/generated/types.ts';
import type { Database } from '../../../db/database.ts';
import { basic } from '../../../testing/basic.ts';
import { deliveriesWork } from '../work-on-deliveries.ts';

type Schemas = components['schemas'];

/** A store with its secret, as `connectStore` answers it. */
export type Connected = Schemas['OpenedStore'];

/** Headers with which Salla proves a body. */
export function sallaProof(body: string, secret: string): Record<string, string> {
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return { 'x-salla-security-strategy': 'Signature', 'x-salla-signature': signature };
}

/** Sends a body to a store's address, by default with the right proof. */
export function deliver(
  app: FastifyInstance,
  { secret, store }: Connected,
  body: string,
  headers?: Record<string, string>,
): Promise<LightMyRequestResponse> {
  const proof =
    store.platform === 'salla' ? sallaProof(body, secret) : basic(store.username ?? '', secret);
  return app.inject({
    method: 'POST',
    url: store.url.slice(new URL(store.url).origin.length),
    headers: { 'content-type': 'application/json', ...(headers ?? proof) },
    payload: body,
  });
}

const failing = {
  error(failure: unknown): never {
    throw new Error('work on deliveries failed', { cause: failure });
  },
};

/** Does the work on the waiting deliveries of a store, as a server's tasks do. */
export async function workOnDeliveries(
  db: Database,
  accountId: string,
  { store }: Connected,
  log: Parameters<typeof deliveriesWork>[0]['log'] = failing,
): Promise<void> {
  await deliveriesWork({ db, log }).run({ accountId, id: store.id }, new AbortController().signal);
}

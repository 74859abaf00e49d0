import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { act } from './actions.ts';
import type { ApiContext } from './api-context.ts';
import { isSame } from './salla-tokens.ts';
import { statusOf } from './status-of.ts';
import { storeView, wholeStoreView } from './view.ts';

const text = z.string().check(z.minLength(1), z.maxLength(200));
const address = z.url({ protocol: /^https?$/ }).check(z.maxLength(2_000));

const connectShape = z.discriminatedUnion('platform', [
  z.strictObject({ platform: z.literal('salla'), url: address, name: text, secret: text }),
  z.strictObject({
    platform: z.literal('zid'),
    url: address,
    name: text,
    username: text,
    password: text,
  }),
]);
/** A store to register: its address and secrets are those that Mizan shows. */
export type ConnectOptions = z.infer<typeof connectShape>;

const actionShape = z.strictObject({ do: text, order_id: z.optional(z.int()) });
const failureShape = z.strictObject({
  status: z.int().check(z.gte(400), z.lte(599)),
  times: z.int().check(z.gte(0), z.lte(1_000)),
});

/** The simulator's own API, for Mizan and for tests, with a secret key. */
export async function registerControlApi(
  app: FastifyInstance,
  context: Pick<ApiContext, 'stores' | 'trade' | 'failure'> & {
    secret: string;
    connect: (options: ConnectOptions) => { id: string; managerToken?: string };
  },
): Promise<void> {
  const { stores, trade, failure, secret, connect } = context;
  await app.register(
    async (api) => {
      api.addHook('onRequest', async ({ headers }, reply) => {
        reply.header('cache-control', 'no-store');
        if (isSame(headers.authorization ?? '', `Bearer ${secret}`)) return;
        return refuse(reply, 401, 'unauthorized');
      });
      api.setErrorHandler<Error>((error, request, reply) =>
        refuse(reply, statusOf(error, request), 'malformed_request'),
      );

      api.get('/stores', async () => ({ stores: stores.all().map(storeView) }));

      api.post('/stores', async ({ body }, reply) => {
        const { data } = connectShape.safeParse(body);
        if (!data) return refuse(reply, 400, 'malformed_request');
        const { id, managerToken } = connect(data);
        return reply.code(201).send({ id, ...(managerToken && { manager_token: managerToken }) });
      });

      api.get<{ Params: { id: string } }>('/stores/:id', async ({ params }, reply) => {
        const store = stores.find(params.id);
        return store ? reply.send(wholeStoreView(store)) : refuse(reply, 404, 'not_found');
      });

      api.post<{ Params: { id: string } }>('/stores/:id/actions', async (request, reply) => {
        const store = stores.find(request.params.id);
        if (!store) return refuse(reply, 404, 'not_found');
        const { data } = actionShape.safeParse(request.body);
        if (!data) return refuse(reply, 400, 'malformed_request');
        const order = store.orders.find(({ id }) => id === data.order_id) ?? null;
        if (!act(trade, store, order, data.do)) return refuse(reply, 409, 'not_possible');
        return reply.send(wholeStoreView(store));
      });

      api.put('/failure', async ({ body }, reply) => {
        const { data } = failureShape.safeParse(body);
        if (!data) return refuse(reply, 400, 'malformed_request');
        failure.begin(data.status, data.times);
        return reply.code(204).send();
      });
    },
    { prefix: '/control' },
  );
}

function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  return reply.code(status).send({ status, code });
}

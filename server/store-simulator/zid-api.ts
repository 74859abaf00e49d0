import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ApiContext } from './api-context.ts';
import { isSame } from './salla-tokens.ts';
import type { OrderStatus, SimulatedStore } from './simulated-store.ts';
import { statusOf } from './status-of.ts';
import { zidOrder } from './zid-payloads.ts';

/** The status of an order here for each that can be set; stores may name more of their own. */
const STATUSES = {
  new: 'new',
  preparing: 'preparing',
  ready: 'preparing',
  indelivery: 'shipping',
  delivered: 'delivered',
  cancelled: 'cancelled',
  reversed: 'refunded',
  reverse_in_progress: 'refunded',
  partially_reversed: 'refunded',
} as const satisfies Record<string, OrderStatus>;

const text = z.string().check(z.minLength(1));
const formShape = z.strictObject({
  order_status: z.enum(Object.keys(STATUSES) as (keyof typeof STATUSES)[]),
  tracking_number: z.optional(text),
  tracking_url: z.optional(z.url()),
  inventory_address_id: z.optional(text),
});

/**
 * Zid's Merchant API as far as couriers use it.
 *
 * Source: docs.zid.sa, "Change Order Status".
 */
export async function registerZidApi(
  app: FastifyInstance,
  context: ApiContext & { partnerToken: string },
): Promise<void> {
  await app.register(
    async (api) => {
      await api.register(multipart, { limits: { files: 0, fields: 10, fieldSize: 4 * 1024 } });
      api.setErrorHandler<Error>((error, request, reply) =>
        refuse(reply, statusOf(error, request), 'The request cannot be read'),
      );
      api.setNotFoundHandler((request, reply) => {
        const isKnown = /\/orders\/[^/]+\/change-order-status(?:\?|$)/.test(request.url);
        return isKnown
          ? refuse(reply, 405, 'The method is not allowed')
          : refuse(reply, 404, 'There is no such address');
      });

      api.post<{ Params: { id: string } }>(
        '/orders/:id/change-order-status',
        async (request, reply) => {
          const store = admit(request, reply, context);
          if (!store) return reply;
          if (!request.isMultipart()) return refuse(reply, 422, 'The body has to be a form');
          const { data: form, error } = formShape.safeParse(await fieldsOf(request));
          const order = store.orders.find(({ id }) => String(id) === request.params.id);
          if (!order) return refuse(reply, 404, 'There is no such order');
          if (error) {
            const [issue] = error.issues;
            return refuse(
              reply,
              422,
              `${issue?.path.join('.') || 'form'}: ${issue?.message ?? ''}`,
            );
          }
          const told = {
            status: form.order_status,
            trackingNumber: form.tracking_number ?? null,
            trackingUrl: form.tracking_url ?? null,
            courierName: null,
          };
          context.trade.noteTold(store, order, told, STATUSES[form.order_status]);
          const message = { type: 'object', code: null, name: null, description: null };
          return reply.send({ status: 'object', order: zidOrder(store.id, order), message });
        },
      );
    },
    { prefix: '/v1/managers/store' },
  );
}

/** The store of the two tokens; otherwise the reply is sent. */
function admit(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { stores, limit, failure, clock, partnerToken }: ApiContext & { partnerToken: string },
): SimulatedStore | null {
  const failing = failure.next();
  const manager = String(headers['x-manager-token'] ?? '');
  const isPartner = isSame(headers.authorization ?? '', `Bearer ${partnerToken}`);
  const store = stores.all().find(({ access, isInstalled }) => {
    return isInstalled && access.platform === 'zid' && isSame(manager, access.managerToken);
  });
  if (failing !== null) refuse(reply, failing, 'Simulated failure');
  else if (!store || !isPartner) refuse(reply, 401, 'The tokens are invalid');
  else {
    const wait = limit.take(store, clock().getTime());
    if (wait === null) return store;
    refuse(reply.header('retry-after', wait), 429, 'Too many requests');
  }
  return null;
}

async function fieldsOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
  }
  return fields;
}

function refuse(reply: FastifyReply, status: number, description: string): FastifyReply {
  const message = { type: 'error', code: `ERROR_${status}`, name: 'Error', description };
  return reply.code(status).send({ status: 'error', message });
}

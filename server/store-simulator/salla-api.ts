import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ApiContext } from './api-context.ts';
import { sallaShipment } from './salla-payloads.ts';
import type { OrderStatus, SimulatedOrder, SimulatedStore } from './simulated-store.ts';
import { statusOf } from './status-of.ts';

/** Statuses of a shipment. */
const STATUSES = [
  ...['created', 'in_progress', 'in_transit', 'received_at_final_hub', 'to_be_reattempted'],
  ...['reattempted', 'unable_to_deliver', 'delivering', 'delivered', 'partially_delivered'],
  ...['shipped', 'cancelled', 'lost', 'damaged', 'return_to_origin', 'return_in_progress'],
];

/** What the order becomes with its shipment; it stays as it is with any other. */
const ORDER_STATUSES: Readonly<Record<string, OrderStatus>> = {
  in_transit: 'shipping',
  shipped: 'shipping',
  delivering: 'shipping',
  delivered: 'delivered',
};

const text = z.string().check(z.minLength(1));
const link = z.url().check(z.maxLength(300));
const updateShape = z.strictObject({
  shipment_number: text,
  status: z.enum(STATUSES),
  order_id: z.optional(z.int()),
  tracking_number: z.optional(text),
  tracking_link: z.optional(link),
  pdf_label: z.optional(link),
  cost: z.optional(z.number()),
  status_note: z.optional(text),
  external_company_name: z.optional(text),
});

/**
 * Salla's Merchant API as far as couriers use it.
 *
 * Source: docs.salla.dev, "List Shipments" and "Update Shipment Details".
 */
export async function registerSallaApi(app: FastifyInstance, context: ApiContext): Promise<void> {
  const { trade } = context;
  await app.register(
    async (api) => {
      api.setNotFoundHandler((request, reply) => {
        const isKnown = /^\/admin\/v2\/shipments(?:\/\d+)?(?:\?|$)/.test(request.url);
        return isKnown
          ? refuse(reply, 405, 'The method is not allowed')
          : refuse(reply, 404, 'There is no such address');
      });
      api.setErrorHandler<Error>((error, request, reply) =>
        refuse(reply, statusOf(error, request), 'The request cannot be read'),
      );

      api.get<{ Querystring: { order_id?: string } }>('/shipments', async (request, reply) => {
        const store = admit(request, reply, context);
        if (!store) return reply;
        const { order_id: orderId } = request.query;
        const found = store.orders.filter(
          ({ id }) => orderId === undefined || String(id) === orderId,
        );
        return reply.send({ status: 200, success: true, data: found.map(sallaShipment) });
      });

      api.put<{ Params: { id: string } }>('/shipments/:id', async (request, reply) => {
        const store = admit(request, reply, context);
        if (!store) return reply;
        const order = store.orders.find(
          ({ shipmentId }) => String(shipmentId) === request.params.id,
        );
        if (!order) return refuse(reply, 404, 'There is no such shipment');
        const { data: update, error } = updateShape.safeParse(request.body);
        if (error) return refuse(reply, 422, 'alert.invalid_fields', fieldsOf(error.issues));
        if (update.order_id !== undefined && update.order_id !== order.id) {
          const fields = { order_id: ['It is the shipment of another order'] };
          return refuse(reply, 422, 'alert.invalid_fields', fields);
        }
        trade.noteTold(store, order, toldOf(update), ORDER_STATUSES[update.status] ?? order.status);
        return reply.send({ status: 200, success: true, data: sallaShipment(order) });
      });
    },
    { prefix: '/admin/v2' },
  );
}

/** The store of the access token; otherwise the reply is sent. */
function admit(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { stores, limit, failure, clock }: ApiContext,
): SimulatedStore | null {
  const now = clock().getTime();
  const failing = failure.next();
  const [, token = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  const store = stores.all().find(({ access }) => {
    return access.platform === 'salla' && access.tokens.accepts(token, now);
  });
  if (failing !== null) refuse(reply, failing, 'Simulated failure');
  else if (!store) refuse(reply, 401, 'The access token is invalid');
  else {
    const wait = limit.take(store, now);
    if (wait === null) return store;
    refuse(reply.header('retry-after', wait), 429, 'Too many requests');
  }
  return null;
}

function toldOf(
  update: z.infer<typeof updateShape>,
): Omit<NonNullable<SimulatedOrder['told']>, 'at'> {
  return {
    status: update.status,
    trackingNumber: update.tracking_number ?? update.shipment_number,
    trackingUrl: update.tracking_link ?? null,
    courierName: update.external_company_name ?? null,
  };
}

/** The first thing wrong with each field. */
function fieldsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { path, message, ...issue } of issues) {
    const [unknown] = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys : [];
    fields[String(path[0] ?? unknown ?? 'body')] ??= [message];
  }
  return fields;
}

function refuse(
  reply: FastifyReply,
  status: number,
  message: string,
  fields?: Record<string, string[]>,
): FastifyReply {
  const error = { code: status, message, ...(fields && { fields }) };
  return reply.code(status).send({ status, success: false, error });
}

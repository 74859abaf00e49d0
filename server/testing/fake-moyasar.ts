import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { basic } from './basic.ts';

interface NewInvoice {
  amount: number;
  currency: string;
  metadata: Record<string, string>;
}

interface NewCharge extends NewInvoice {
  given_id: string;
  source: { token: string };
}

/**
 * Answers like Moyasar's published examples (docs.moyasar.com: create invoice, fetch invoice, charge
 * with a token, idempotency, fetch and delete token, errors): a new invoice for every request, the secret key as user name, amounts of at least 100.
 */
export async function startFakeMoyasar(secretKey: string) {
  const checkoutOrigin = 'https://checkout.moyasar.com';
  const invoices = new Map<string, NewInvoice & { id: string; status: string }>();
  const charges = new Map<string, object>();
  const tokens = new Map<string, object>();
  const app = Fastify();
  const refusal = (type: string, message: string, errors: object | null = null) => {
    return { type, message, errors };
  };
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization === basic(secretKey, '').authorization) return;
    const problem = refusal('authentication_error', 'Invalid authorization credentials');
    return reply.code(401).send(problem);
  });
  app.post<{ Body: NewInvoice }>('/v1/invoices', async ({ body }, reply) => {
    if (body.amount < 100) {
      const errors = { amount: ['must be greater than or equal to 100'] };
      return reply.code(400).send(refusal('invalid_request_error', 'Validation Failed', errors));
    }
    const id = randomUUID();
    const now = new Date().toISOString();
    const invoice = {
      ...{ ...body, id, status: 'initiated', created_at: now, updated_at: now, payments: [] },
      logo_url: 'https://example.com/default.png',
      amount_format: `${(body.amount / 100).toFixed(2)} ${body.currency}`,
      url: `${checkoutOrigin}/invoices/${id}?lang=en`,
    };
    invoices.set(id, invoice);
    return reply.code(201).send(invoice);
  });
  app.get<{ Params: { id: string } }>('/v1/invoices/:id', async ({ params }, reply) => {
    const missing = refusal('record_not_found', 'Object not found');
    return invoices.get(params.id) ?? reply.code(404).send(missing);
  });
  app.post<{ Body: NewCharge }>('/v1/payments', async ({ body }, reply) => {
    if (charges.has(body.given_id)) {
      const errors = { given_id: ['has already been taken'] };
      return reply.code(400).send(refusal('invalid_request_error', 'Validation Failed', errors));
    }
    const { given_id: id, source, amount, currency, metadata } = body;
    if (!tokens.has(source.token)) {
      return reply.code(400).send(refusal('invalid_request_error', 'Token is not active'));
    }
    const created_at = new Date().toISOString();
    const what = { id, amount, currency, metadata, refunded: 0, created_at, invoice_id: null };
    charges.set(id, {
      ...what,
      status: 'paid',
      source: { type: 'creditcard', message: 'APPROVED' },
    });
    return reply.code(201).send(charges.get(id));
  });
  app.get<{ Params: { id: string } }>('/v1/payments/:id', async ({ params }, reply) => {
    const missing = refusal('record_not_found', 'Object not found');
    return charges.get(params.id) ?? reply.code(404).send(missing);
  });
  app.get<{ Params: { id: string } }>('/v1/tokens/:id', async ({ params }, reply) => {
    const missing = refusal('record_not_found', 'Object not found');
    return tokens.get(params.id) ?? reply.code(404).send(missing);
  });
  app.delete<{ Params: { id: string } }>('/v1/tokens/:id', async ({ params }, reply) => {
    if (tokens.delete(params.id)) return reply.code(204).send();
    return reply.code(404).send(refusal('record_not_found', 'Object not found'));
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...{ url, checkoutOrigin, invoices, charges },
    /** A card that can be charged. */
    addToken(token: string): void {
      const card = { brand: 'visa', last_four: '1111', month: '5', year: '2030' };
      tokens.set(token, { id: token, status: 'active', ...card });
    },
    stop: () => app.close(),
  };
}

import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';

interface NewInvoice {
  amount: number;
  currency: string;
  metadata: Record<string, string>;
}

interface Invoice extends NewInvoice {
  id: string;
  status: string;
}

/**
 * Answers like Moyasar's published examples (docs.moyasar.com: create invoice, fetch invoice,
 * errors): a new invoice for every request, the secret key as user name, amounts of at least 100.
 */
export async function startFakeMoyasar(secretKey: string): Promise<{
  url: string;
  checkoutOrigin: string;
  invoices: Map<string, Invoice>;
  stop: () => Promise<void>;
}> {
  const checkoutOrigin = 'https://checkout.moyasar.com';
  const invoices = new Map<string, Invoice>();
  const app = Fastify();
  app.addHook('onRequest', async (request, reply) => {
    const expected = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
    if (request.headers.authorization === expected) return;
    const message = 'Invalid authorization credentials';
    return reply.code(401).send({ type: 'authentication_error', message, errors: null });
  });
  app.post<{ Body: NewInvoice }>('/v1/invoices', async ({ body }, reply) => {
    if (body.amount < 100) {
      const errors = { amount: ['must be greater than or equal to 100'] };
      const message = 'Validation Failed';
      return reply.code(400).send({ type: 'invalid_request_error', message, errors });
    }
    const id = randomUUID();
    const now = new Date().toISOString();
    const invoice = {
      ...body,
      id,
      status: 'initiated',
      logo_url: 'https://example.com/default.png',
      amount_format: `${(body.amount / 100).toFixed(2)} ${body.currency}`,
      url: `${checkoutOrigin}/invoices/${id}?lang=en`,
      created_at: now,
      updated_at: now,
      payments: [],
    };
    invoices.set(id, invoice);
    return reply.code(201).send(invoice);
  });
  app.get<{ Params: { id: string } }>('/v1/invoices/:id', async ({ params }, reply) => {
    const invoice = invoices.get(params.id);
    if (invoice) return invoice;
    const message = 'Object not found';
    return reply.code(404).send({ type: 'record_not_found', message, errors: null });
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, checkoutOrigin, invoices, stop: () => app.close() };
}

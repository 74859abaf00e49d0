import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { components } from '../../openapi/generated/types.ts';
import type { Database } from '../db/database.ts';
import { reconcilePayments } from '../features/top-ups/reconcile-payments.ts';
import { type TestBackend, type Customer, openTestBackend, testOrder } from './test-backend.ts';
import { TestProvider } from './test-provider.ts';

type Schemas = components['schemas'];

/** Simulates a process that dies midway: its transaction is never committed. */
class CrashPoint implements KyselyPlugin {
  /** Statements until the crash; null for none. */
  #left: number | null = null;

  /** Lets this many statements run; the next one and all after it never happen. */
  arm(statements: number): void {
    this.#left = statements;
  }

  /** Ends the crash. @returns whether it had crashed. */
  disarm(): boolean {
    const crashed = this.#left === 0;
    this.#left = null;
    return crashed;
  }

  transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
    if (this.#left === 0) throw new Error('crashed');
    if (this.#left !== null) this.#left -= 1;
    return node;
  }

  transformResult<Result>({ result }: { result: Result }): Promise<Result> {
    return Promise.resolve(result);
  }
}

/** A server that can be made to crash, with a payment provider whose payers a test plays. */
export interface PaymentSetup {
  backend: TestBackend;
  /** The same database without crashes. */
  database: Database;
  provider: TestProvider;
  crash: CrashPoint;
  topUp: (
    customer: Customer,
    order: Partial<Schemas['TopUpCreate']>,
    key?: string,
  ) => Promise<LightMyRequestResponse>;
  retry: (customer: Customer, id: string, key?: string) => Promise<LightMyRequestResponse>;
  /** Sends the provider's notification of a payment, unchanged or with another body. */
  notify: (
    paymentId: string,
    change?: (sent: { headers: Record<string, string>; body: string }) => void,
  ) => Promise<LightMyRequestResponse>;
  /** An order with its own quote. */
  order: (customer: Customer) => Promise<Schemas['ShipmentCreate']>;
  reconcile: (now: Date) => Promise<number>;
  close: () => Promise<void>;
}

/** Opens the setup on a migrated database without couriers. */
export async function openPaymentSetup(database: Database): Promise<PaymentSetup> {
  const provider = new TestProvider();
  const crash = new CrashPoint();
  const crashing = { ...database, kysely: database.kysely.withPlugin(crash) };
  const backend = await openTestBackend(crashing, { payments: provider });
  const post = (url: string, headers: Record<string, string>, payload?: object) =>
    backend.app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers,
      ...(payload && { payload }),
    });
  return {
    backend,
    database,
    provider,
    crash,
    close: backend.close,
    topUp: ({ headers }, order, key = randomUUID()) =>
      post(
        '/website/top-ups',
        { ...headers, 'idempotency-key': key },
        {
          amount: { amount: 5_000, currency: 'SAR' },
          payment_method: 'credit_card',
          ...order,
        },
      ),
    retry: ({ headers }, id, key = randomUUID()) =>
      post(`/website/top-ups/${id}/retry`, { ...headers, 'idempotency-key': key }),
    notify(paymentId, change) {
      const sent = provider.notificationOf(paymentId);
      change?.(sent);
      return backend.app.inject({
        method: 'POST',
        url: '/api/payment-notifications/sandbox',
        headers: sent.headers,
        payload: sent.body,
      });
    },
    order: async (customer) => testOrder(await backend.quote(customer)),
    reconcile: (now) =>
      reconcilePayments(
        { db: crashing, provider, publicUrl: 'https://mizan.example', log: backend.app.log },
        now,
      ),
  };
}

/** The provider's payment of a top-up. */
export function paymentOf(topUp: Schemas['TopUp']): string {
  return topUp.checkout_url?.split('/').at(-1) ?? '';
}

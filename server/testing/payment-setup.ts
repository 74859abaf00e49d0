import { randomUUID } from 'node:crypto';
import { type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { components } from '../../openapi/generated/types.ts';
import type { Database } from '../db/database.ts';
import { reconcilePayments } from '../features/top-ups/reconcile-payments.ts';
import { type Customer, openTestBackend, testOrder } from './test-backend.ts';
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

export type PaymentSetup = Awaited<ReturnType<typeof openPaymentSetup>>;

/**
 * Opens a server that can be made to crash, with a payment provider whose payers a test plays, on a
 * migrated database without couriers.
 */
export async function openPaymentSetup(database: Database) {
  const provider = new TestProvider();
  const crash = new CrashPoint();
  const crashing = { ...database, kysely: database.kysely.withPlugin(crash) };
  const backend = await openTestBackend(crashing, { payments: provider });
  const { app } = backend;
  const post = ({ headers }: Customer, path: string, key: string, payload?: object) =>
    app.inject({
      method: 'POST',
      url: `/api/website/top-ups${path}`,
      headers: { ...headers, 'idempotency-key': key },
      ...(payload && { payload }),
    });
  return {
    backend,
    /** The same database without crashes, and with them. */
    database,
    crashing,
    provider,
    crash,
    close: backend.close,
    topUp(customer: Customer, order: Partial<Schemas['TopUpCreate']>, key: string = randomUUID()) {
      const amount = { amount: 5_000, currency: 'SAR' };
      return post(customer, '', key, { amount, payment_method: 'credit_card', ...order });
    },
    /** Tries again, having seen what the top-up shows. */
    retry: (customer: Customer, seen: Pick<Schemas['TopUp'], 'id' | 'credit'>, key?: string) =>
      post(customer, `/${seen.id}/retry`, key ?? randomUUID(), { credit: seen.credit }),
    /** Sends the provider's notification of a payment, unchanged or with another body. */
    notify(
      paymentId: string,
      change?: (sent: { headers: Record<string, string>; body: string }) => void,
    ) {
      const sent = provider.notificationOf(paymentId);
      change?.(sent);
      const { headers, body: payload } = sent;
      const url = '/api/payment-notifications/sandbox';
      return app.inject({ method: 'POST', url, headers, payload });
    },
    /** An order with its own quote. */
    order: async (customer: Customer) => testOrder(await backend.quote(customer)),
    reconcile: (now: Date) =>
      reconcilePayments(
        { db: crashing, provider, publicUrl: 'https://mizan.example', log: app.log },
        now,
      ),
    /** Ends all payments, which every later reconciliation would ask about or report. */
    async endOpenPayments() {
      const open = database.kysely.updateTable('top_up_payments').set({ ask_again_at: null });
      await open.where('ask_again_at', 'is not', null).execute();
      await open.set({ status: 'expired' }).where('status', 'in', ['pending', 'held']).execute();
    },
  };
}

/** The provider's payment of a top-up. */
export function paymentOf(topUp: Schemas['TopUp']): string {
  return topUp.checkout_url?.split('/').at(-1) ?? '';
}

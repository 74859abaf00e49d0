import type { components } from '../../../../openapi/generated/types.ts';
import { newId } from '../../../db/ids.ts';
import type { Message } from '../../../messages/message.ts';
import type { PaymentSetup } from '../../../testing/payment-setup.ts';
import type { Customer } from '../../../testing/test-backend.ts';
import { fillBalances } from '../fill-balances.ts';

type Update = components['schemas']['AutoTopUpUpdate'];

type Changes = { [Field in keyof Update]?: Update[Field] | undefined };

const sar = (amount: number) => ({ amount, currency: 'SAR' }) as const;

/** Halalas: below 50 riyals, add 60, at most 180 a day. */
export const FILL = { threshold: 5_000, amount: 6_000, cap: 18_000 };

/** Calls about automatic top-up, on a server with a payment provider whose payers a test plays. */
export function openFills({ backend, provider, crashing }: PaymentSetup) {
  const sent: Message[] = [];
  const send = (method: 'GET' | 'PUT' | 'DELETE', path: string) => {
    return ({ headers }: Customer, payload?: object) =>
      backend.app.inject({
        ...{ method, url: `/api/website${path}`, headers },
        ...(payload && { payload }),
      });
  };
  const put = send('PUT', '/auto-top-up');
  return {
    /** Messages that the job sent. */
    sent,
    show: async (customer: Customer) =>
      (await send('GET', '/auto-top-up')(customer)).json<components['schemas']['AutoTopUp']>(),
    methods: async (customer: Customer) => {
      const { data } = (await send('GET', '/payment-methods')(customer)).json<
        components['schemas']['SavedPaymentMethodList']
      >();
      return data;
    },
    deleteMethod: (customer: Customer, id: string) =>
      send('DELETE', `/payment-methods/${id}`)(customer),
    put,
    /** Turns it on, as {@link FILL} says. */
    turnOn: (customer: Customer, payment_method_id: string, changes: Changes = {}) =>
      put(customer, {
        ...{ enabled: true, payment_method_id, daily_cap: sar(FILL.cap) },
        ...{ threshold: sar(FILL.threshold), amount: sar(FILL.amount) },
        ...changes,
      }),
    /** Saves a card for an account without a payment. @returns its id. */
    async addCard({ accountId }: Customer, expires = '2040-12'): Promise<string> {
      const now = new Date();
      const id = newId('spm', now);
      const card = { brand: 'visa', last_four: '1111', expires } as const;
      await backend.database.kysely
        .insertInto('saved_payment_methods')
        .values({
          ...{ account_id: accountId, id, provider: provider.name, created_at: now, ...card },
          token: provider.newToken(),
        })
        .execute();
      return id;
    },
    /** Runs the job, on the database that can crash. */
    fill(now: Date, deliver?: (message: Message) => Promise<void>): Promise<void> {
      const messages = {
        deliver: deliver ?? (async (message: Message) => void sent.push(message)),
      };
      const publicUrl = 'https://mizan.example';
      const services = { db: crashing, provider, publicUrl, log: backend.app.log, messages };
      return fillBalances(services, now);
    },
  };
}

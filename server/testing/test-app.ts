import type { FastifyInstance } from 'fastify';
import type { Insertable } from 'kysely';
import { type AppOptions, buildApp } from '../app.ts';
import { DECOY } from '../features/auth/passwords.ts';
import { hashToken, newToken, SESSION_DAYS } from '../features/auth/tokens.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import { usualDeliveryEmails } from '../domain/delivery-emails.ts';
import { openBalance } from '../features/balance/ledger.ts';
import type { AccountsTable } from '../features/accounts/tables.ts';
import { rememberSeller } from '../features/tax-documents/sellers.ts';
import { openSession } from '../features/auth/sessions-store.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import { rememberAnswer } from './seen-answers.ts';
import { TestProvider } from './test-provider.ts';

/** Rate limits that no test reaches by accident; tests of rate limits set their own. */
export const UNLIMITED = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  RATE_LIMIT_KEY_PER_MINUTE: '1000000',
  RATE_LIMIT_SIGN_IN_PER_MINUTE: '1000000',
  RATE_LIMIT_ACCOUNT_PER_HOUR: '1000000',
  SMS_PER_NUMBER_PER_DAY: '1000000',
  SMS_PER_REGISTRATION_PER_DAY: '1000000',
  SMS_PER_COUNTRY_PER_DAY: '1000000',
  SMS_PER_DAY: '1000000',
};

interface TestAppOptions extends Omit<AppOptions, 'config' | 'payments'> {
  /** By default, one of its own. */
  payments?: PaymentProvider;
  env?: Record<string, string>;
}

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  /** Every line the server logged, parsed. */
  logged: Record<string, unknown>[];
  stop: () => Promise<void>;
}

/** The whole server over `inject`. */
export async function startTestApp({ db, env, ...options }: TestAppOptions): Promise<TestApp> {
  const logged: Record<string, unknown>[] = [];
  const config = readConfig({ ...UNLIMITED, LOG_LEVEL: 'debug', ...env });
  await rememberSeller(db, config.seller, new Date(0));
  const app = await buildApp({
    config,
    db,
    payments: new TestProvider(),
    logTo: {
      write(text) {
        const line = JSON.parse(text) as Record<string, unknown>;
        logged.push(line);
        rememberAnswer(line);
      },
    },
    ...options,
  });
  return {
    app,
    db,
    logged,
    stop: () => app.close(),
  };
}

let accountsMade = 0;

/** Adds an account and opens a session for it. */
export async function addSignedInAccount(
  { kysely }: Database,
  columns: Partial<
    Pick<Insertable<AccountsTable>, 'email' | 'password_hash' | 'account_type' | 'second_step'>
  > = {},
  now = new Date(),
): Promise<{ accountId: string; token: string; headers: { authorization: string } }> {
  accountsMade += 1;
  const accountId = newId('acc', now);
  await kysely
    .insertInto('accounts')
    .values({
      account_id: accountId,
      account_type: 'individual',
      delivery_emails: usualDeliveryEmails(columns.account_type ?? 'individual'),
      email: `tester-${accountsMade}@mizan.example`,
      email_verified: true,
      password_hash: DECOY,
      first_name: 'سالم',
      last_name: 'العيّنة',
      phone: '+966500000009',
      country: 'SA',
      city: 'jeddah',
      ...{ company_name: null, state: null, street_name: null, building_no: null },
      ...{ landmark: null, office: null, postal_code: null },
      created_at: now,
      ...columns,
    })
    .execute();
  await openBalance(kysely, accountId);
  const token = newToken('mzs');
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * 24 * 60 * 60 * 1000);
  const device = { userAgent: undefined, country: undefined };
  await openSession(kysely, { accountId, tokenHash: hashToken(token), ...device, now, expiresAt });
  return { accountId, token, headers: { authorization: `Bearer ${token}` } };
}

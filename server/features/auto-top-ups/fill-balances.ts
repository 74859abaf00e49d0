import type { Messenger } from '../../messages/messenger.ts';
import { PaymentProviderError } from '../../ports/payment-provider.ts';
import type { PaymentServices } from '../top-ups/payment-services.ts';
import { settlePayment } from '../top-ups/settle-payment.ts';
import { beginFill, type BegunFill } from './begin-fill.ts';
import { accountsToFill } from './store.ts';
import { tellStopped } from './tell-stopped.ts';

export type FillServices = PaymentServices & { messages: Pick<Messenger, 'deliver'> };

/** Accounts per run, and those charged at once; the rest follow in the next run. */
const ACCOUNTS = 500;
const AT_ONCE = 10;

/** Milliseconds after which a run begins no further charge. */
const LONGEST = 60_000;

/** The purpose that the provider notes. */
const PURPOSE = 'Mizan automatic top-up';

/**
 * Tops up the balances that are below their thresholds, one payment for each account, and tells
 * owners whose automatic top-up has stopped. A charge is sent once; what became of one whose answer
 * was lost is asked for later, like any other payment.
 */
export async function fillBalances(services: FillServices, now: Date): Promise<void> {
  const accounts = (await accountsToFill(services.db.kysely, now, ACCOUNTS)).values();
  const time = AbortSignal.timeout(LONGEST);
  const fillInTurn = async () => {
    for (const accountId of accounts) {
      if (time.aborted) return;
      await fillBalance(services, accountId, now);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fillInTurn));
  await tellStopped(services, now);
}

/** Tops up one balance if it is time; a failure holds up nobody else. */
export async function fillBalance(
  services: PaymentServices,
  accountId: string,
  now: Date,
): Promise<void> {
  const { db, provider, log } = services;
  try {
    const begun = await db.kysely
      .transaction()
      .execute((tx) => beginFill(tx, provider, accountId, now));
    if (begun) await charge(services, begun, now);
  } catch (err) {
    log.warn({ err, accountId }, 'a balance could not be filled');
  }
}

async function charge(
  services: PaymentServices,
  { payment, token }: BegunFill,
  now: Date,
): Promise<void> {
  const { provider, publicUrl, log } = services;
  let wasRefused = false;
  try {
    await provider.chargeToken({
      id: payment.provider_payment_id,
      reference: payment.id,
      amount: { amount: payment.credit, currency: 'SAR' },
      token,
      description: PURPOSE,
      notificationUrl: `${publicUrl}/api/payment-notifications/${provider.name}`,
    });
  } catch (err) {
    if (!(err instanceof PaymentProviderError)) throw err;
    wasRefused = err.kind !== 'unreachable';
    const what = wasRefused ? 'a charge was refused' : 'the answer to a charge was lost';
    log.warn({ err, paymentId: payment.id }, what);
    // Whether it arrived is asked later, by the job that asks about all open payments.
    if (!wasRefused) return;
  }
  await settlePayment(services, payment, now, { wasRefused });
}

import { requestedBy } from '../account.ts';
import { newKey } from '../bookings.ts';
import { accountWith, alike, expect, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { followLog, OWN } from './recorded.ts';

const AMOUNT = { amount: 10_000, currency: 'SAR' } as const;
/** Attempts of one top-up; each may fail in its own way. */
const ATTEMPTS = 5;

async function failsAndIsTriedAgain(bench: Bench): Promise<void> {
  const { api, config } = bench;
  const account = await accountWith(bench, 0);
  const who = requestedBy(account);
  const opened = await api.ok('createTopUp', {
    who,
    header: newKey(),
    body: { amount: AMOUNT, payment_method: 'credit_card' },
  });
  const { id, credit } = opened;
  const path = { top_up_id: id };
  const log = await followLog(bench, account);
  let page = opened.checkout_url;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    expect(page !== undefined, `a top-up without a page to pay on, in attempt ${attempt}`);
    const why = await config.failPayment?.(page);
    const { status, failure, paid_at, checkout_url } = await api.ok('getTopUp', { who, path });
    const what = `the top-up after attempt ${attempt}`;
    alike([status, failure, paid_at, checkout_url], ['failed', why, undefined, undefined], what);
    const other = { ...credit, amount: credit.amount + 1 };
    const dearer = await api.send('retryTopUp', {
      ...{ who, path, header: newKey() },
      body: { credit: other },
    });
    refused(dearer, 409, 'credit_changed', 'another attempt that would credit another amount');
    const again = { who, path, header: newKey(), body: { credit } };
    const tried = await api.ok('retryTopUp', again);
    const { checkout_url: next, ...rest } = tried;
    alike([rest.id, rest.status, rest.failure], [id, 'pending', undefined], 'the next attempt');
    expect(next !== page, 'The next attempt has the page of the failed one');
    alike(await api.ok('retryTopUp', again), tried, 'the next attempt, repeated with its key');
    const entry = { action: 'top_up_retried', group: 'balance', actor: OWN, subject: id } as const;
    log.did('another attempt', entry);
    page = next;
  }
  const { current_balance, total_paid, total_transactions } = await api.ok('getBalance', { who });
  alike(
    [current_balance.amount, total_paid.amount, total_transactions],
    [0, 0, 0],
    'the balance, what was paid and the movements after failed payments',
  );
  await log.judge();
}

export const failedPaymentLaws: readonly Law[] = [
  {
    id: 'failed-payments',
    title: 'A failed payment says why, credits nothing and can be tried again',
    clause:
      'ActivityAction: top_up_retried; TopUp: `failure` is present if the status is `failed`, `paid_at` once it was paid, `checkout_url` while it is pending; retryTopUp: if it failed, a new attempt begins; with another credit, `credit_changed`',
    unless: ({ failPayment }) => (failPayment ? undefined : 'the config has no `failPayment`'),
    run: failsAndIsTriedAgain,
  },
];

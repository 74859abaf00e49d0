import { createHmac, randomBytes } from 'node:crypto';
import { requestedBy, type Account } from './account.ts';
import type { KitApi } from './api.ts';
import { newKey } from './bookings.ts';
import type { ConformanceConfig } from './config.ts';
import { PUBLIC } from './people.ts';

/** Cards of Sandbox Pay that fail, by why. */
const FAILING_CARDS = {
  declined: '4000000000000002',
  insufficient_funds: '4000000000009995',
  expired_card: '4000000000000069',
} as const;

/** Payments that have failed so far: each fails in another way than the one before. */
let failed = 0;

/**
 * The reference backend in demo mode. Codes are in its outbox, and Sandbox Pay accepts a test card.
 * Raise its rate limits for a run: every request comes from one address.
 */
export const config: ConformanceConfig = {
  name: 'the reference backend',

  // Fetched directly, because this request is not part of the test.
  async latestCode({ baseUrl }: KitApi, login: string) {
    const answer = await fetch(`${baseUrl}/dev/outbox?limit=100`, { headers: PUBLIC });
    const { data = [] } = (await answer.json()) as { data?: { to: string; code?: string }[] };
    return data.find(({ to, code }) => to === login && code !== undefined)?.code;
  },

  async addBalance(api, account, amount) {
    await pay(api, account, amount);
  },

  /** The sample company, which has shipments in every state. */
  async accountWithHistory(api) {
    const password = process.env.SAMPLE_PASSWORD ?? 'palm-lantern-harbour-42';
    const body = { login: 'company@mizan.example', password };
    const { session } = await api.ok('signIn', { header: PUBLIC, body });
    return { token: session?.token ?? '' };
  },

  async failPayment(checkoutUrl) {
    const failures = Object.keys(FAILING_CARDS) as (keyof typeof FAILING_CARDS)[];
    const failure = failures[failed % failures.length] ?? 'declined';
    failed += 1;
    await payByCard(checkoutUrl, FAILING_CARDS[failure]);
    return failure;
  },

  async saveCard(api, account) {
    await pay(api, account, 1_000, { save_payment_method: true });
  },

  async paymentReference(api, account) {
    const returned = await pay(api, account, 1_000);
    return new URL(returned).searchParams.get('payment') ?? '';
  },
};

const { SANDBOX_PROVIDER_NOTIFICATION_SECRET: secret } = process.env;
if (secret !== undefined) {
  config.signNotification = () => {
    const at = new Date();
    const body = JSON.stringify({
      id: `ntf_${randomBytes(16).toString('hex')}`,
      type: 'payment.paid',
      created_at: at.toISOString(),
      payment_id: `pay_${randomBytes(16).toString('hex')}`,
    });
    const seconds = Math.floor(at.getTime() / 1000);
    const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    const headers = { 'sandbox-signature': `t=${seconds},v1=${mac}` };
    return { provider: 'sandbox', headers, body };
  };
}

/** Tries to pay on Sandbox Pay's page. */
function payByCard(checkoutUrl: string, number: string): Promise<Response> {
  const card = { name: 'Salem Sample', number, expiry: '12/40', code: '123' };
  const body = new URLSearchParams({ do: 'pay', ...card });
  return fetch(checkoutUrl, { method: 'POST', redirect: 'manual', body });
}

/** Pays on Sandbox Pay's page. @returns the address to which it returns the payer. */
async function pay(
  api: KitApi,
  account: Account,
  amount: number,
  more: { save_payment_method?: boolean } = {},
): Promise<string> {
  const who = requestedBy(account);
  const topUp = await api.ok('createTopUp', {
    who,
    header: newKey(),
    body: { amount: { amount, currency: 'SAR' }, payment_method: 'credit_card', ...more },
  });
  const answer = await payByCard(topUp.checkout_url ?? '', '4111111111111111');
  // Reading the top-up settles it without waiting for a notification.
  const { status } = await api.ok('getTopUp', { who, path: { top_up_id: topUp.id } });
  if (status !== 'paid')
    throw new Error(`Sandbox Pay accepted a test card, but the top-up is ${status}`);
  return answer.headers.get('location') ?? '';
}

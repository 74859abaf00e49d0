import { createHmac, randomBytes } from 'node:crypto';
import { requestedBy, type Account } from './account.ts';
import type { KitApi } from './api.ts';
import { newKey } from './bookings.ts';
import type { ConformanceConfig, PaymentFailure, SavedCard } from './config.ts';
import { PUBLIC } from './people.ts';

type Several<Item> = readonly [Item, ...Item[]];
type Failure = readonly [why: PaymentFailure, fail: (checkoutUrl: string) => Promise<unknown>];

/** Ways in which a payment on Sandbox Pay's page fails. */
const FAILURES: Several<Failure> = [
  ['declined', (page) => payByCard(page, '4000000000000002')],
  ['insufficient_funds', (page) => payByCard(page, '4000000000009995')],
  ['expired_card', (page) => payByCard(page, '4000000000000069')],
  ['cancelled', (page) => send(page, { do: 'cancel' })],
  [
    'authentication_failed',
    async (page) => {
      await payByCard(page, '4000000000003220');
      await send(page, { do: 'give_up' });
    },
  ],
];

/** Cards that Sandbox Pay accepts. */
const CARDS: Several<{ brand: SavedCard['brand']; number: string }> = [
  { brand: 'visa', number: '4111111111111111' },
  { brand: 'mada', number: '4406470000000007' },
  { brand: 'mastercard', number: '5555555555554444' },
  { brand: 'amex', number: '378282246310005' },
];

/** Each of them in turn. */
function inTurn<Item>(items: Several<Item>): () => Item {
  let taken = 0;
  return () => items[taken++ % items.length] ?? items[0];
}
const nextFailure = inTurn(FAILURES);
const nextCard = inTurn(CARDS);

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

  async payTopUp(checkoutUrl) {
    await payByCard(checkoutUrl, CARDS[0].number);
  },

  async failPayment(checkoutUrl) {
    const [failure, fail] = nextFailure();
    await fail(checkoutUrl);
    return failure;
  },

  async saveCard(api, account) {
    const { brand, number } = nextCard();
    await pay(api, account, 1_000, { number, save_payment_method: true });
    return { brand, last_four: number.slice(-4), expires: '2040-12' };
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
  const code = number.startsWith('37') ? '1234' : '123';
  return send(checkoutUrl, { do: 'pay', name: 'Salem Sample', number, expiry: '12/40', code });
}

/** Sends the form of Sandbox Pay's page. */
function send(checkoutUrl: string, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(checkoutUrl, { method: 'POST', redirect: 'manual', body });
}

/** Pays on Sandbox Pay's page. @returns the address to which it returns the payer. */
async function pay(
  api: KitApi,
  account: Account,
  amount: number,
  { number = CARDS[0].number, ...more }: { number?: string; save_payment_method?: boolean } = {},
): Promise<string> {
  const who = requestedBy(account);
  const topUp = await api.ok('createTopUp', {
    who,
    header: newKey(),
    body: { amount: { amount, currency: 'SAR' }, payment_method: 'credit_card', ...more },
  });
  const answer = await payByCard(topUp.checkout_url ?? '', number);
  // Reading the top-up settles it without waiting for a notification.
  const { status } = await api.ok('getTopUp', { who, path: { top_up_id: topUp.id } });
  if (status !== 'paid')
    throw new Error(`Sandbox Pay accepted a test card, but the top-up is ${status}`);
  return answer.headers.get('location') ?? '';
}

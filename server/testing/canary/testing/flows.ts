import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { hashCode } from '../../../features/auth/codes.ts';
import { basic } from '../../basic.ts';
import { testOrder, testParcel } from '../../test-backend.ts';
import type { Kind } from '../matrix.ts';
import { type Ask, type Browser, onceKey } from './people.ts';
import { payOnPage } from './payer.ts';
import type { Environment } from './environment.ts';
import { WORDS } from './words.ts';

/** The values to look for, by kind. */
export type Canaries = Record<Kind, Set<string>>;

/** Runs every flow that handles secrets, once. */
export async function runFlows(environment: Environment, found: Canaries): Promise<void> {
  const { person, stranger, wait, codeTo, snapshot } = environment;
  const hashes = environment.hashes;

  function keep(kind: Kind, value: unknown, hash?: string): string {
    if (typeof value !== 'string' || value === '') throw new Error(`no ${kind}`);
    found[kind].add(value);
    hashes.set(value, hash ?? createHash('sha256').update(value).digest('hex'));
    return value;
  }
  async function does(status: number, line: string, ask?: Ask, who: Browser = person) {
    const answer = await who.ask(line, ask);
    expect([line, answer.status, status >= 400 || answer.status < 400 ? '' : answer.text]).toEqual([
      line,
      status,
      '',
    ]);
    return answer.body;
  }
  const codeFor = async (challenge: string, to: string) => {
    const code = await codeTo(to);
    return keep('one_time_code', code, hashCode(challenge, code));
  };

  // One account registers by e-mail, the other by phone.
  const client = { first_name: WORDS.name, last_name: 'العيّنة', company_name: 'متجر' };
  const register = async (who: Browser, index: 0 | 1) => {
    const [email = '', phone = ''] = [WORDS.emails[index], WORDS.phones[index]];
    const begun = await does(
      201,
      'POST /website/auth/registrations',
      { body: { ...client, account_type: 'company' } },
      who,
    );
    const registration = keep('registration', begun['token']);
    const headers = { registration };
    const channel = index === 0 ? 'email' : 'phone';
    const account = {
      ...{ email, phone, channel },
      ...{ password: WORDS.password, password_confirmation: WORDS.password },
    };
    const body = { ...account, password_confirmation: WORDS.wrongPassword };
    await does(422, 'PUT /website/auth/registration/account', { headers, body }, who);
    await does(200, 'PUT /website/auth/registration/account', { headers, body: account }, who);
    const challenge = keep('challenge', registration.replace('mzr_', 'mzc_'));
    const code = await codeFor(challenge, channel === 'email' ? email : phone);
    await does(
      422,
      'POST /website/auth/registration/code',
      { headers, body: { code: '000000' } },
      who,
    );
    await snapshot();
    await does(200, 'POST /website/auth/registration/code', { headers, body: { code } }, who);
    const address = { country: 'SA', city: 'riyadh', short_address: 'RRRD2929' };
    const extra = {
      headers,
      body: { ...address, landmark: index === 0 ? WORDS.landmark : 'حديقة' },
    };
    const session = await does(201, 'POST /website/auth/registration/extra', extra, who);
    return keep('session', session['token']);
  };
  let token = await register(person, 0);
  const theirs = await register(stranger, 1);
  // The stranger's answers about their own data are allowed.
  stranger.answers.length = 0;
  const [email = '', phone = ''] = [WORDS.emails[0], WORDS.phones[0]];

  // Sign-in with a second step.
  const profile = {
    ...{ ...client, country: 'SA', city: 'riyadh' },
    ...{ short_address: 'RRRD2929', landmark: WORDS.landmark, locale: 'ar' },
  };
  const secondStep = { token, body: { ...profile, second_step: 'email' } };
  await does(200, 'PUT /website/profile', secondStep);
  const signIn = (password: string) => ({ body: { login: email, password } });
  await does(422, 'POST /website/auth/sign-in', signIn(WORDS.wrongPassword));
  wait(120);
  const asked = await does(200, 'POST /website/auth/sign-in', signIn(WORDS.password));
  const second = keep('challenge', asked['challenge']?.['challenge']);
  await codeFor(second, email);
  wait(120);
  await does(200, 'POST /website/auth/codes', { body: { challenge: second } });
  const latest = await codeFor(second, email);
  await snapshot();
  const confirm = { challenge: second, code: latest };
  token = keep(
    'session',
    (await does(200, 'POST /website/auth/sign-in/code', { body: confirm }))['token'],
  );

  // A password reset.
  const forgot = await does(200, 'POST /website/auth/forgotten-password', {
    body: { login: email },
  });
  const challenge = keep('challenge', forgot['challenge']);
  const code = await codeFor(challenge, email);
  const ticket = await does(200, 'POST /website/auth/forgotten-password/code', {
    body: { challenge, code },
  });
  const reset_token = keep('reset', ticket['reset_token']);
  await snapshot();
  const next = { password: WORDS.nextPassword, password_confirmation: WORDS.nextPassword };
  await does(204, 'POST /website/auth/password', { body: { reset_token, ...next } });
  wait(120);
  const again = await does(200, 'POST /website/auth/sign-in', signIn(WORDS.nextPassword));
  const third = keep('challenge', again['challenge']?.['challenge']);
  const body = { challenge: third, code: await codeFor(third, email) };
  token = keep('session', (await does(200, 'POST /website/auth/sign-in/code', { body }))['token']);

  // Another phone, verified, then another e-mail.
  const verify = async (path: string, changed: object, to: string) => {
    wait(120);
    const sent = await does(200, `POST ${path}`, { token, body: changed });
    const change = keep('challenge', sent['challenge']);
    const answer = { challenge: change, code: await codeFor(change, to) };
    await snapshot();
    await does(200, 'POST /website/profile/verification/code', { token, body: answer });
  };
  const current_password = WORDS.nextPassword;
  const newPhone = { phone: WORDS.receiverPhone, current_password };
  await does(422, 'POST /website/profile/phone', {
    token,
    body: { ...newPhone, current_password: WORDS.wrongPassword },
  });
  await verify('/website/profile/phone', newPhone, WORDS.receiverPhone);
  await verify('/website/profile/phone', { phone, current_password }, phone);
  const newEmail = { email: 'canary-new@mizan.example', current_password };
  await verify('/website/profile/email', newEmail, newEmail.email);
  found.email.add(newEmail.email);

  // An API key.
  const key = { token, body: { name: 'نظام', scopes: ['prices_read'] } };
  const issued = await does(201, 'POST /website/api-keys', key);
  const clientKey = String(issued['key']?.['client_key']);
  const use = async (secret: string) =>
    does(200, 'GET /integration', { headers: basic(clientKey, keep('secret_key', secret)) });
  await use(issued['secret_key'] ?? '');
  await snapshot();
  const grace = { token, body: { grace_hours: 1 } };
  await use(
    (await does(200, `POST /website/api-keys/${clientKey}/rotate`, grace))['secret_key'] ?? '',
  );

  // Payments, by every method and with every outcome.
  const topUp = async (method: string, amount: object, use: string = crypto.randomUUID()) => {
    const order = { amount, payment_method: method, description: WORDS.topUp };
    const headers = onceKey(keep('idempotency_key', use));
    return does(201, 'POST /website/top-ups', { token, headers, body: order });
  };
  const riyals = { amount: 500_00, currency: 'SAR' };
  for (const [at, number] of [...WORDS.cards, WORDS.amex].entries()) {
    const begun = await topUp('credit_card', riyals);
    const landed = await payOnPage(begun['checkout_url'] ?? '', number, at);
    const reference = keep('payment_reference', new URL(landed).searchParams.get('payment'));
    await does(200, `GET /website/checkout/${reference}`);
    await does(200, `GET /website/top-ups/${begun['id']}`, { token });
    await does(200, `POST /website/top-ups/${begun['id']}/retry`, { token, headers: onceKey() });
  }
  const dollars = { amount: 100_00, currency: 'USD' };
  await payOnPage((await topUp('paypal', dollars))['checkout_url'] ?? '', null);
  await payOnPage((await topUp('apple_pay', riyals))['checkout_url'] ?? '', null);
  await snapshot();

  // A parcel.
  const quote = await does(201, 'POST /website/quotes', { token, body: testParcel() });
  const order = testOrder({ id: String(quote['id']) });
  const parcel = {
    ...order,
    receiver: { ...order.receiver, full_name: WORDS.receiver, phone: WORDS.receiverPhone },
    sender: { ...order.sender, email: WORDS.senderEmail },
    product_name: WORDS.products[0],
    further_products: [
      { product_name: WORDS.products[1], quantity: 1, price: { amount: 100, currency: 'SAR' } },
    ],
  };
  await does(201, 'POST /website/shipment-drafts', {
    token,
    body: { further_products: parcel.further_products },
  });
  const headers = onceKey(keep('idempotency_key', WORDS.key));
  const shipment = await does(201, 'POST /website/shipments', { token, headers, body: parcel });
  const goods = new FormData();
  goods.set('attachment', new Blob([`%PDF-1.4\n${WORDS.goods}\n%%EOF\n`]), 'goods.pdf');
  await does(200, `POST /website/shipments/${shipment['id']}`, { token, body: goods });
  const page = keep('public_page', String(shipment['tracking_url']).replace('/t/', ''));
  await does(200, `GET /website/public-tracking/${page}`);
  // No address is missing, and this one is invalid.
  const missing = { body: { short_address: 'RRRD2929' } };
  await does(409, `POST /website/public-tracking/${page}/address`, missing);
  await does(422, `POST /website/public-tracking/${page}/address`, { body: {} });
  const words = encodeURIComponent(WORDS.search);
  await does(200, `GET /website/shipments?q=${words}`, { token });
  await does(200, `GET /website/balance/transactions?q=${words}`, { token });
  await does(200, 'POST /website/balance/transactions/csv', { token, body: { q: WORDS.search } });

  // A card number where none belongs.
  for (const [line, wrong] of Object.entries({
    'POST /website/shipments': { ...parcel, note: `بطاقتي ${WORDS.typedCard}` },
    'POST /website/top-ups': {
      ...{ amount: riyals, payment_method: 'credit_card' },
      description: '٤١١١ ١١١١ ١١١١ ١١١١',
    },
    'PUT /website/profile': { ...profile, landmark: '4111-1111-1111-1111' },
    'POST /website/api-keys': { name: WORDS.typedCard, scopes: ['prices_read'] },
    'PUT /website/questionnaire': { what_to_sell: WORDS.typedCard },
    'POST /website/auth/registrations': {
      ...{ account_type: 'individual', first_name: 'ريم', last_name: WORDS.typedCard },
    },
    'POST /website/auth/sign-in': { login: WORDS.typedCard, password: WORDS.wrongPassword },
    'POST /website/auth/forgotten-password': { login: WORDS.typedCard },
  })) {
    await does(422, line, { token, headers: onceKey(), body: wrong });
  }

  await goWrong(environment, token, does, profile, topUp);

  // Others ask for all of it.
  for (const line of [
    ...['profile', 'profile/sessions', 'shipments', 'quotes', 'balance', 'balance/transactions'],
    ...['api-keys', 'store-webhooks', 'questionnaire', 'top-ups/options'],
    'shipment-drafts',
    `shipments/${shipment['id']}`,
    `shipments/${shipment['id']}/attachment`,
    `tracking/${shipment['tracking_number']}`,
  ].map((path) => `GET /website/${path}`)) {
    await stranger.ask(line, { token: theirs });
  }
  await stranger.ask('POST /website/profile/data', { token: theirs });
  await stranger.ask('GET /website/profile', {});
  await snapshot();
}

type Does = (status: number, line: string, ask?: Ask) => Promise<Record<string, never>>;

/** Errors on purpose, while secrets are being sent. */
async function goWrong(
  { database, provider, snapshot }: Environment,
  token: string,
  does: Does,
  profile: object,
  topUp: (method: string, amount: object) => Promise<Record<string, never>>,
): Promise<void> {
  const broken = `{"password": "${WORDS.password}", "code":"${WORDS.broken}"x}`;
  await does(400, 'POST /website/auth/sign-in', { body: broken });
  await does(400, 'PUT /website/profile', { token, body: broken });

  // A database error contains the row that breaks a constraint, including secrets.
  const { schema } = database().kysely;
  await schema
    .alterTable('accounts')
    .addCheckConstraint('canary', sql`office is distinct from 'بلا مكتب'`)
    .execute();
  await does(500, 'PUT /website/profile', { token, body: { ...profile, office: 'بلا مكتب' } });
  await schema.alterTable('accounts').dropConstraint('canary').execute();
  await schema.alterTable('sessions').renameTo('no_sessions').execute();
  await does(500, 'GET /website/profile', { token });
  await schema.alterTable('no_sessions').renameTo('sessions').execute();

  // A provider that repeats its input in errors.
  const begun = await topUp('credit_card', { amount: 500_00, currency: 'SAR' });
  for (const lie of [
    (said: string) => ({ status: 200, body: `[x"${WORDS.broken}"${said}` }),
    (said: string) => ({
      status: 200,
      body: JSON.stringify({ id: said, status: said, amount: {} }),
    }),
    (said: string) => ({ status: 500, body: JSON.stringify(said) }),
    (said: string) => ({ status: 400, body: said }),
  ]) {
    provider.answerWith(lie);
    await does(200, `GET /website/top-ups/${begun['id']}`, { token });
    const order = { amount: { amount: 500_00, currency: 'SAR' }, payment_method: 'credit_card' };
    await does(503, 'POST /website/top-ups', { token, headers: onceKey(), body: order });
  }
  provider.answerWith(null);
  await snapshot();
}

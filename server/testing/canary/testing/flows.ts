import { sql } from 'kysely';
import { basic } from '../../basic.ts';
import { smallPdf } from '../../../pdf/testing/small-pdf.ts';
import { TEST_COURIER, testOrder, testParcel } from '../../test-backend.ts';
import type { Environment } from './environment.ts';
import { receiveEvent } from '../../../features/tracking/couriers/receive-event.ts';
import { importRows, keepProduct } from './goods-flows.ts';
import { receiveOrders } from './store-flows.ts';
import { addEndpoint } from './webhook-flows.ts';
import { payOnPage } from './payer.ts';
import type { Answer } from './people.ts';
import { changeLogins, CLIENT, HOME, PROFILE, register, signInAndReset } from './login-flows.ts';
import { type Canaries, type Steps, stepsIn } from './steps.ts';
import { WORDS } from './words.ts';

const RIYALS = { amount: 500_00, currency: 'SAR' };

/** Runs every flow that handles secrets, once. */
export async function runFlows(environment: Environment, found: Canaries): Promise<void> {
  const { person, stranger, snapshot } = environment;
  const steps = stepsIn(environment, found);
  // One account registers by e-mail, the other by phone.
  await register(steps, person, 0);
  await register(steps, stranger, 1);
  // The stranger's answers about their own data are allowed.
  stranger.answers.length = 0;
  await signInAndReset(steps);
  await changeLogins(steps);
  await useKey(steps);
  const endpoint = await addEndpoint(steps);
  await pay(steps);
  const shipment = await ship(steps);
  await deliverAndRate(steps, shipment);
  await keepProduct(steps);
  const batch = await importRows(steps);
  const store = await receiveOrders(steps);
  await typeCardNumbers(steps);
  await goWrong(steps);

  // Others ask for all of it.
  for (const path of [
    ...[
      'profile',
      'profile/activity',
      'profile/sessions',
      'shipments',
      'quotes',
      'balance',
      'balance/transactions',
    ],
    ...[
      'api-keys',
      'api-requests',
      'stores',
      'questionnaire',
      'top-ups/options',
      'shipment-drafts',
    ],
    ...['payment-methods', 'auto-top-up', 'products', 'import-batches'],
    ...[`import-batches/${batch}`, `import-batches/${batch}/rows`],
    ...['webhook-endpoints', `webhook-endpoints/${endpoint}`],
    `webhook-endpoints/${endpoint}/messages`,
    ...[`stores/${store.id}/deliveries`, `store-deliveries/${store.deliveryId}`],
    ...[`shipments/${shipment['id']}`, `shipments/${shipment['id']}/attachment`],
    `tracking/${shipment['tracking_number']}`,
    ...[`shipments/${shipment['id']}/rating`, `couriers/${TEST_COURIER}/ratings`],
  ]) {
    await stranger.ask(`GET ${path}`);
  }
  await stranger.ask('POST profile/data');
  stranger.token = undefined;
  await stranger.ask('GET profile');
  await snapshot();
}

async function useKey({ does, keep, snapshot }: Steps) {
  // The stored answer holds the secret.
  const once = { 'idempotency-key': keep('idempotency_key', crypto.randomUUID()) };
  const wanted = { name: 'نظام', scopes: ['prices_read'] };
  const issued = await does(201, 'POST api-keys', wanted, once);
  const clientKey = String(issued['key']?.['client_key']);
  const use = (secret: unknown) =>
    does(200, 'GET ../integration', undefined, basic(clientKey, keep('secret_key', secret)));
  await use(issued['secret_key']);
  const headers = basic(clientKey, String(issued['secret_key']));
  await does(404, `GET ../quotes/${WORDS.calledPath}`, undefined, headers);
  await snapshot();
  const rotated = await does(200, `POST api-keys/${clientKey}/rotate`, { grace_hours: 1 });
  await use(rotated['secret_key']);
}

/** Begins a top-up with its own key. */
async function topUp({ does, keep }: Steps, payment_method: string, amount: object) {
  const save = payment_method === 'credit_card' && { save_payment_method: true };
  const order = { amount, payment_method, description: WORDS.topUp, ...save };
  const key = keep('idempotency_key', crypto.randomUUID());
  return does(201, 'POST top-ups', order, { 'idempotency-key': key });
}

/** Pays by every method and with every outcome. */
async function pay(steps: Steps): Promise<void> {
  const { does, keep, snapshot } = steps;
  for (const [at, number] of [...WORDS.cards, WORDS.amex].entries()) {
    const begun = await topUp(steps, 'credit_card', RIYALS);
    const landed = await payOnPage(begun['checkout_url'] ?? '', number, at);
    const reference = keep('payment_reference', new URL(landed).searchParams.get('payment'));
    await does(200, `GET checkout/${reference}`);
    await does(200, `GET top-ups/${begun['id']}`);
    await does(200, `POST top-ups/${begun['id']}/retry`, { credit: RIYALS });
  }
  await useCards(steps);
  const dollars = { amount: 100_00, currency: 'USD' };
  await payOnPage((await topUp(steps, 'paypal', dollars))['checkout_url'] ?? '', null);
  await payOnPage((await topUp(steps, 'apple_pay', RIYALS))['checkout_url'] ?? '', null);
  await snapshot();
}

/** Fills the balance with a saved card, and has another one forgotten. */
async function useCards({ does, keep, database, person, snapshot }: Steps): Promise<void> {
  const saved = database().kysely.selectFrom('saved_payment_methods');
  for (const { token } of await saved.select('token').execute()) keep('card_token', token);
  const { data = [] } = (await person.ask('GET payment-methods')).body as {
    data?: { id: string }[];
  };
  const sar = (amount: number) => ({ amount, currency: 'SAR' });
  await does(200, 'PUT auto-top-up', {
    ...{ enabled: true, payment_method_id: data[0]?.id, threshold: sar(100) },
    ...{ amount: sar(1_000), daily_cap: sar(1_000) },
  });
  await snapshot();
  await does(204, `DELETE payment-methods/${data[1]?.id}`);
}

async function ship({ does, keep }: Steps): Promise<Answer['body']> {
  const quote = await does(201, 'POST quotes', testParcel());
  const order = testOrder({ id: String(quote['id']) });
  const [product_name = '', another = ''] = WORDS.products;
  const price = { amount: 100, currency: 'SAR' };
  const further_products = [{ product_name: another, quantity: 1, price }];
  const parcel = {
    ...{ ...order, product_name, further_products },
    receiver: { ...order.receiver, full_name: WORDS.receiver, phone: WORDS.receiverPhone },
    sender: { ...order.sender, email: WORDS.senderEmail },
  };
  await does(201, 'POST shipment-drafts', { further_products });
  await does(422, 'POST shipments', { ...parcel, note: `بطاقتي ${WORDS.typedCard}` });
  const key = keep('idempotency_key', WORDS.key);
  const shipment = await does(201, 'POST shipments', parcel, { 'idempotency-key': key });
  const goods = new FormData();
  goods.set('attachment', new Blob([new Uint8Array(smallPdf(WORDS.goods))]), 'goods.pdf');
  await does(200, `POST shipments/${shipment['id']}`, goods);
  const page = keep('public_page', String(shipment['tracking_url']).replace('/t/', ''));
  await does(200, `GET public-tracking/${page}`);
  // No address is missing, and this one is invalid.
  await does(409, `POST public-tracking/${page}/address`, { short_address: HOME.short_address });
  await does(422, `POST public-tracking/${page}/address`, {});
  const words = encodeURIComponent(WORDS.search);
  await does(200, `GET shipments?q=${words}`);
  await does(200, `GET balance/transactions?q=${words}`);
  await does(200, 'POST balance/transactions/csv', { q: WORDS.search });
  return shipment;
}

async function deliverAndRate({ does, database }: Steps, { id }: Answer['body']): Promise<void> {
  const found = database().kysely.selectFrom('shipments').select(['account_id', 'id']);
  const parcel = await found.where('id', '=', String(id)).executeTakeFirstOrThrow();
  for (const kind of ['picked_up', 'delivered'] as const) {
    const event = { id: kind, kind, occurredAt: new Date(), city: null, text: null };
    await receiveEvent(database(), parcel, event, new Date());
  }
  const parts = { on_time: 5, condition: 5, driver: 5 };
  await does(201, `POST shipments/${id}/rating`, { parts, text: WORDS.rating });
}

/** A card number where none belongs; that of a shipment's note is in {@link ship}. */
async function typeCardNumbers({ does }: Steps): Promise<void> {
  const { typedCard, wrongPassword } = WORDS;
  const description = '٤١١١ ١١١١ ١١١١ ١١١١';
  for (const [line, body] of Object.entries({
    'POST top-ups': { amount: RIYALS, payment_method: 'credit_card', description },
    'PUT profile': { ...PROFILE, landmark: '4111-1111-1111-1111' },
    'POST api-keys': { name: typedCard, scopes: ['prices_read'] },
    'PUT questionnaire': { what_to_sell: typedCard },
    'POST auth/registrations': { ...CLIENT, account_type: 'individual', last_name: typedCard },
    'POST auth/sign-in': { login: typedCard, password: wrongPassword },
    'POST auth/forgotten-password': { login: typedCard },
  })) {
    await does(422, line, body);
  }
}

/** Errors on purpose, while secrets are being sent. */
async function goWrong(steps: Steps): Promise<void> {
  const { does, database, provider, snapshot } = steps;
  const broken = `{"password": "${WORDS.password}", "code":"${WORDS.broken}"x}`;
  await does(400, 'POST auth/sign-in', broken);
  await does(400, 'PUT profile', broken);

  // A database error contains the row that breaks a constraint, including secrets.
  const { schema } = database().kysely;
  await schema
    .alterTable('accounts')
    .addCheckConstraint('canary', sql`office is distinct from 'بلا مكتب'`)
    .execute();
  await does(500, 'PUT profile', { ...PROFILE, office: 'بلا مكتب' });
  await schema.alterTable('accounts').dropConstraint('canary').execute();
  await schema.alterTable('sessions').renameTo('no_sessions').execute();
  await does(500, 'GET profile');
  await schema.alterTable('no_sessions').renameTo('sessions').execute();

  // A provider that repeats its input in errors.
  const begun = await topUp(steps, 'credit_card', RIYALS);
  for (const [status, lie] of [
    [200, (said: string) => `[x"${WORDS.broken}"${said}`],
    [200, (said: string) => JSON.stringify({ id: said, status: said, amount: {} })],
    [500, (said: string) => JSON.stringify(said)],
    [400, (said: string) => said],
  ] as const) {
    provider.answerWith((said) => ({ status, body: lie(said) }));
    await does(200, `GET top-ups/${begun['id']}`);
    await does(503, 'POST top-ups', { amount: RIYALS, payment_method: 'credit_card' });
  }
  provider.answerWith(null);
  await snapshot();
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../features/auth/passwords.ts';
import type { Database } from '../db/database.ts';
import { type TestBackend, type Customer, openTestBackend } from '../testing/test-backend.ts';
import { openInMemory } from '../testing/embedded-template.ts';
import { openFrontDoor } from '../testing/front-door.ts';
import { addSignedInAccount, startTestApp } from '../testing/test-app.ts';

/** Documented answers that no other test covers. */
/** Milliseconds, enough on a busy machine. */
const SET_UP = 240_000;

let db: Database;
let backend: TestBackend;
let customer: Customer;

beforeAll(async () => {
  db = await openInMemory();
  backend = await openTestBackend(db);
  customer = await backend.newCustomer(100_000);
}, SET_UP);
afterAll(async () => {
  await backend.close();
  await db.close();
});

function post(path: string, headers: Record<string, string>, payload: object = {}) {
  return backend.app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
}

describe('a key used for another request', () => {
  const key = { 'idempotency-key': 'used-for-another-one' };

  it('cancels no other shipment', async () => {
    const [one, other] = [await backend.ship(customer), await backend.ship(customer)];
    const cancel = (id: string) =>
      post(`/website/shipments/${id}/cancel`, { ...customer.headers, ...key });
    expect((await cancel(one.id)).statusCode).toBe(200);
    const answer = await cancel(other.id);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'idempotency_key_reused' },
    ]);
  });

  it('pays no other top-up', async () => {
    const [one, other] = [
      await backend.beginTopUp(customer, 5_000),
      await backend.beginTopUp(customer, 6_000),
    ];
    const retry = (id: string) =>
      post(`/website/top-ups/${id}/retry`, {
        ...customer.headers,
        ...key,
        'idempotency-key': 'used-for-another-two',
      });
    await retry(one);
    const answer = await retry(other);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'idempotency_key_reused' },
    ]);
  });
});

it('a parcel preset cannot take the name of another one', async () => {
  const preset = (name: string) => ({
    ...{ name, weight: 600, weight_unit: 'g', shipment_type: 'parcel', packaging_type: 'box' },
    ...{ length: 200, width: 150, height: 100, dimension_unit: 'cm' },
  });
  await post('/website/parcel-presets', customer.headers, preset('كبيرة'));
  const small = await post('/website/parcel-presets', customer.headers, preset('صغيرة'));
  const url = `/api/website/parcel-presets/${small.json<{ id: string }>().id}`;
  const { headers } = customer;
  expect((await backend.app.inject({ url, headers })).json()).toMatchObject({ name: 'صغيرة' });
  const answer = await backend.app.inject({
    method: 'PUT',
    url,
    headers,
    payload: preset('كبيرة'),
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'already_saved' }]);
});

it('the only verified phone stays', async () => {
  const password = 'copper-window-garden-17';
  const owner = await addSignedInAccount(db, { password_hash: await hashPassword(password) });
  await db.kysely
    .updateTable('accounts')
    .set({ email_verified: false, phone_verified: true })
    .where('account_id', '=', owner.accountId)
    .execute();
  const change = { phone: '+966500000077', current_password: password };
  const answer = await post('/website/profile/phone', owner.headers, change);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { code: 'only_verified_contact' },
  ]);
});

it('a phone that another account has verified meanwhile is refused', async () => {
  const door = await openFrontDoor(db);
  door.wait((Date.now() - door.time().getTime()) / 1_000);
  const phone = '+966500000066';
  const [slow, quick] = [await addSignedInAccount(db), await addSignedInAccount(db)];
  const has = (accountId: string, columns: { phone: string; phone_verified: boolean }) =>
    db.kysely.updateTable('accounts').set(columns).where('account_id', '=', accountId).execute();
  await has(slow.accountId, { phone, phone_verified: false });
  const call = (payload: object) =>
    door.app.inject({
      method: 'POST',
      url: `/api/website/profile/verification${'code' in payload ? '/code' : ''}`,
      headers: slow.headers,
      payload,
    });
  const { challenge } = (await call({ channel: 'phone' })).json<{ challenge: string }>();
  const code = await door.codeTo(phone);
  await has(quick.accountId, { phone, phone_verified: true });
  const answer = await call({ challenge, code });
  await door.stop();
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'already_registered' }]);
});

it('a notification has a limited number of members', async () => {
  const members = Array.from({ length: 51 }, (_, index): [string, number] => [
    `member_${index}`,
    index,
  ]);
  const answer = await post('/payment-notifications/sandbox', {}, Object.fromEntries(members));
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'validation_failed' }]);
});

it('there is no outbox outside of demo mode', async () => {
  const { app, stop } = await startTestApp({
    db,
    env: {
      ...{ MODE: 'production', PUBLIC_URL: 'https://mizan.example' },
      DATABASE_URL: 'postgres://mizan@database.example/mizan',
      ...{ SMTP_URL: 'smtps://mail.mizan.example', MAIL_FROM: 'Mizan <no-reply@mizan.example>' },
      SMS_URL: 'https://sms.mizan.example/messages',
      ...{ PAYMENT_PROVIDER: 'moyasar', MOYASAR_SECRET_KEY: 'sk_test_any' },
      MOYASAR_WEBHOOK_SECRET: 'any',
    },
  });
  const answer = await app.inject('/api/dev/outbox');
  await stop();
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
});

import type { LightMyRequestResponse } from 'fastify';
import type { Updateable } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { AccountsTable } from '../features/accounts/tables.ts';
import { hashPassword } from '../features/auth/passwords.ts';
import type { Customer } from '../testing/test-backend.ts';
import { useTestBackend } from '../testing/for-a-suite.ts';
import { openFrontDoor } from '../testing/front-door.ts';
import { PRODUCTION_SETTINGS } from '../testing/production-settings.ts';
import { addSignedInAccount, startTestApp } from '../testing/test-app.ts';

/** Documented answers that no other test covers. */
const backend = useTestBackend();
let customer: Customer;
beforeAll(async () => {
  customer = await backend.newCustomer(100_000);
});

function post(path: string, headers: Record<string, string>, payload: object = {}) {
  return backend.app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
}

function expectProblem(answer: LightMyRequestResponse, status: number, code: string): void {
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
}

it.each([
  ['shipments', 'cancel', async () => (await backend.ship(customer)).id],
  ['top-ups', 'retry', () => backend.beginTopUp(customer, 5_000)],
])('a key used for one of the %s is no key to %s another', async (path, action, make) => {
  const headers = { ...customer.headers, 'idempotency-key': `used-for-one-${action}` };
  // What the retry has seen; a cancellation reads no body.
  const seen = { credit: { amount: 5_000, currency: 'SAR' } };
  const act = async () => post(`/website/${path}/${await make()}/${action}`, headers, seen);
  expect((await act()).statusCode).toBe(200);
  expectProblem(await act(), 422, 'idempotency_key_reused');
});

it('a parcel preset cannot take the name of another one', async () => {
  const { headers } = customer;
  const preset = (name: string) => ({
    ...{ name, weight: 600, weight_unit: 'g', shipment_type: 'parcel', packaging_type: 'box' },
    ...{ length: 200, width: 150, height: 100, dimension_unit: 'cm' },
  });
  await post('/website/parcel-presets', headers, preset('كبيرة'));
  const small = await post('/website/parcel-presets', headers, preset('صغيرة'));
  const url = `/api/website/parcel-presets/${small.json<{ id: string }>().id}`;
  expect((await backend.app.inject({ url, headers })).json()).toMatchObject({ name: 'صغيرة' });
  const payload = preset('كبيرة');
  const answer = await backend.app.inject({ method: 'PUT', url, headers, payload });
  expectProblem(answer, 409, 'already_saved');
});

const setAccount = (accountId: string, columns: Updateable<AccountsTable>) =>
  backend.database.kysely
    .updateTable('accounts')
    .set(columns)
    .where('account_id', '=', accountId)
    .execute();

it('the only verified phone stays', async () => {
  const password = 'copper-window-garden-17';
  const owner = await addSignedInAccount(backend.database, {
    password_hash: await hashPassword(password),
  });
  await setAccount(owner.accountId, { email_verified: false, phone_verified: true });
  const change = { phone: '+966500000077', current_password: password };
  const answer = await post('/website/profile/phone', owner.headers, change);
  expectProblem(answer, 409, 'only_verified_contact');
});

it('a phone that another account has verified meanwhile is refused', async () => {
  const door = await openFrontDoor(backend.database);
  door.wait((Date.now() - door.time().getTime()) / 1_000);
  const phone = '+966500000066';
  const [slow, quick] = [await addSignedInAccount(door.db), await addSignedInAccount(door.db)];
  await setAccount(slow.accountId, { phone, phone_verified: false });
  const call = (path: string, payload: object) => {
    const url = `/api/website/profile/verification${path}`;
    return door.app.inject({ method: 'POST', url, headers: slow.headers, payload });
  };
  const sent = await call('', { channel: 'phone' });
  const { challenge } = sent.json<{ challenge: string }>();
  const code = await door.codeTo(phone);
  await setAccount(quick.accountId, { phone, phone_verified: true });
  const answer = await call('/code', { challenge, code });
  await door.stop();
  expectProblem(answer, 409, 'already_registered');
});

it('a notification has a limited number of members', async () => {
  const members = Array.from({ length: 51 }, (_, index) => [`member_${index}`, index] as const);
  const answer = await post('/payment-notifications/sandbox', {}, Object.fromEntries(members));
  expectProblem(answer, 422, 'validation_failed');
});

it('there is no outbox outside of demo mode', async () => {
  const { app, stop } = await startTestApp({ db: backend.database, env: PRODUCTION_SETTINGS });
  const answer = await app.inject('/api/dev/outbox');
  await stop();
  expectProblem(answer, 404, 'not_found');
});

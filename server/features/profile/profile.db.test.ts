import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useFrontDoor } from '../../testing/for-a-suite.ts';
import { type DoorOwner, HOME, OLD_PASSWORD } from '../../testing/front-door.ts';

type Challenge = components['schemas']['CodeChallenge'];

onDatabases('postgres', (database) => {
  const door = useFrontDoor(database);
  let owner: DoorOwner;
  let email: string;

  beforeEach(async () => {
    owner = await door.newOwner();
    ({ email } = owner);
  });

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    door.ask(owner, method, `/profile${path}`, body);

  it('takes the region from the city', async () => {
    const names = { first_name: 'سالم', last_name: 'العيّنة', locale: 'ar' };
    const changed = await call('PUT', '', { ...HOME, ...names });
    expect(changed.json()).toMatchObject({ ...HOME, state: 'RD' });
  });

  it('saves choices without an address while there is none, and not half of one', async () => {
    const person = { first_name: 'سالم', last_name: 'العيّنة', country: 'SA', city: 'riyadh' };
    const save = (more: object) =>
      call('PUT', '', { ...person, locale: 'ar', delivery_emails: 'never', ...more });
    expect((await save({ street_name: 'شارع العيّنة' })).statusCode).toBe(422);
    expect((await save({})).json()).toMatchObject({ delivery_emails: 'never' });
    expect((await save(HOME)).json()).toMatchObject(HOME);
    expect((await save({})).statusCode).toBe(422);
  });

  it('takes a VAT number, also one with the check digit of a card, and no card', async () => {
    const names = { first_name: 'سالم', last_name: 'العيّنة', locale: 'ar' };
    const save = (more: object) => call('PUT', '', { ...HOME, ...names, ...more });
    for (const vat_number of ['310122393500003', '311111111100003']) {
      expect((await save({ vat_number })).json()).toMatchObject({ vat_number });
    }
    const wrong = ['310122393500001', '31012239350003', '378282246000093', '4242424242424242'];
    for (const vat_number of wrong) {
      const refused = await save({ vat_number });
      const code = expect.stringMatching(/^(invalid_format|max_length|card_number)$/) as string;
      expect(refused.json()).toMatchObject({
        status: 422,
        errors: [{ pointer: '/vat_number', code }],
      });
    }
    expect((await save({})).json()).not.toHaveProperty('vat_number');
  });

  it.each([
    ['e-mail', '/email', { email: 'other@shop.example' }],
    ['phone', '/phone', { phone: '+966500000077' }],
  ])('requires the password before it changes the %s', async (_, path, body) => {
    const refused = await call('POST', path, { ...body, current_password: 'not-it' });
    const errors = [{ pointer: '/current_password', code: 'wrong_password' }];
    expect(refused.json()).toMatchObject({ errors });
  });

  it('verifies a changed phone by its code, which can then sign in', async () => {
    const phone = '+966500010001';
    const sent = await call('POST', '/phone', { phone, current_password: OLD_PASSWORD });
    const { challenge } = sent.json<Challenge>();
    const unverified = { phone, phone_verified: false };
    expect((await door.profile(owner.token)).json()).toMatchObject(unverified);
    expect((await door.signIn(phone, OLD_PASSWORD)).statusCode).toBe(422);
    const code = await door.codeTo(phone);
    const verified = await call('POST', '/verification/code', { challenge, code });
    expect(verified.json()).toMatchObject({ phone, phone_verified: true });
    expect((await door.signIn(phone, OLD_PASSWORD)).statusCode).toBe(200);
    const again = await call('POST', '/verification', { channel: 'phone' });
    expect(again.json()).toMatchObject({ status: 409, code: 'already_verified' });
  });

  it('refuses a code of another account or another phone', async () => {
    const phone = '+966500020001';
    const codeOf = async (): Promise<object> => {
      const sent = await call('POST', '/phone', { phone, current_password: OLD_PASSWORD });
      return { challenge: sent.json<Challenge>().challenge, code: await door.codeTo(phone) };
    };
    const old = await codeOf();
    await call('POST', '/phone', { phone: '+966500029999', current_password: OLD_PASSWORD });
    const late = await call('POST', '/verification/code', old);
    expect(late.json()).toMatchObject({ code: 'dead_code' });
    expect((await door.profile(owner.token)).json()).toMatchObject({ phone_verified: false });

    const theirs = await codeOf();
    owner = await door.newOwner();
    const foreign = await call('POST', '/verification/code', theirs);
    expect(foreign.json()).toMatchObject({ code: 'dead_code' });
  });

  it('keeps the only verified contact, and notifies the old one of a change', async () => {
    const change = (body: object) =>
      call('POST', '/email', { ...body, current_password: OLD_PASSWORD });
    const lost = await change({ email: `new-${email}` });
    expect(lost.json()).toMatchObject({ status: 409, code: 'only_verified_contact' });
    expect((await door.signIn(email, OLD_PASSWORD)).statusCode).toBe(200);

    const asked = await call('POST', '/verification', { channel: 'phone' });
    const { challenge } = asked.json<Challenge>();
    const { phone } = (await door.profile(owner.token)).json<{ phone: string }>();
    const code = await door.codeTo(phone);
    expect((await call('POST', '/verification/code', { challenge, code })).statusCode).toBe(200);
    expect((await change({ email: `new-${email}` })).statusCode).toBe(200);
    await door.codeTo(`new-${email}`);
    expect(door.outbox.letters.filter(({ to }) => to === email)).toMatchObject([
      { subject: 'تم تغيير بيانات الدخول إلى حسابك في ميزان' },
    ]);
  });

  it('shows the country of the network where a session began', async () => {
    await door.app.inject({
      method: 'POST',
      url: '/api/website/auth/sign-in',
      headers: { type: 'public' },
      remoteAddress: '212.138.64.1',
      payload: { login: email, password: OLD_PASSWORD },
    });
    const { data } = (await call('GET', '/sessions')).json<{ data: object[] }>();
    expect(data.filter((session) => 'country' in session)).toMatchObject([{ country: 'SA' }]);
  });
});

import { beforeAll, beforeEach, expect, it } from 'vitest';
import { hashPassword } from '../auth/passwords.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useFrontDoor } from '../../testing/for-a-suite.ts';
import { HOME, NEW_PASSWORD } from '../../testing/front-door.ts';
import { addSignedInAccount } from '../../testing/test-app.ts';

const OLD_PASSWORD = 'palm-lantern-harbour-42';
const NAMES = { first_name: 'سالم', last_name: 'العيّنة', locale: 'ar' } as const;

onDatabases('postgres', (database) => {
  const door = useFrontDoor(database);
  let passwordHash: string;
  let email: string;
  let owner: Awaited<ReturnType<typeof addSignedInAccount>>;
  let people = 0;

  beforeAll(async () => {
    passwordHash = await hashPassword(OLD_PASSWORD);
  });
  beforeEach(async () => {
    people += 1;
    email = `profile-${people}@shop.example`;
    owner = await addSignedInAccount(
      database(),
      { email, password_hash: passwordHash },
      new Date('2026-11-21T09:00:00Z'),
    );
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    door.app.inject({
      method,
      url: `/api/website/profile${path}`,
      headers: owner.headers,
      ...(body && { payload: body }),
    });
  const newSession = async () => {
    const answer = await door.signIn(email, OLD_PASSWORD);
    return answer.json<{ session: { token: string } }>().session.token;
  };

  it('changes the editable fields and nothing else', async () => {
    const changed = await call('PUT', '', { ...HOME, ...NAMES, landmark: 'بجوار برج العيّنة' });
    expect(changed.json()).toMatchObject({ ...HOME, state: 'RD', landmark: 'بجوار برج العيّنة' });
    for (const field of ['id', 'email', 'email_verified', 'phone_verified', 'account_type']) {
      const refused = await call('PUT', '', { ...HOME, ...NAMES, [field]: true });
      expect(refused.json()).toMatchObject({
        errors: [{ pointer: `/${field}`, code: 'unknown_field' }],
      });
    }
  });

  it('accepts only a verified channel as second step', async () => {
    const by = (second_step: string) => call('PUT', '', { ...HOME, ...NAMES, second_step });
    expect((await by('phone')).json()).toMatchObject({
      errors: [{ pointer: '/second_step', code: 'not_verified' }],
    });
    expect((await by('email')).json()).toMatchObject({ second_step: 'email' });
    const answer = await door.signIn(email, OLD_PASSWORD);
    expect(answer.json()).toMatchObject({ status: 'code_required' });
  });

  it('requires the password before it changes credentials', async () => {
    const current_password = 'not-it';
    for (const [path, body] of [
      ['/email', { email: 'other@shop.example', current_password }],
      ['/phone', { phone: '+966500000077', current_password }],
      [
        '/password',
        { current_password, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
      ],
    ] as const) {
      expect((await call('POST', path, body)).json()).toMatchObject({
        errors: [{ pointer: '/current_password', code: 'wrong_password' }],
      });
    }
  });

  it('verifies a changed phone by its code, which can then sign in', async () => {
    const phone = `+96650001${String(1000 + people)}`;
    const sent = await call('POST', '/phone', { phone, current_password: OLD_PASSWORD });
    const { challenge } = sent.json<{ challenge: string }>();
    expect((await door.profile(owner.token)).json()).toMatchObject({
      phone,
      phone_verified: false,
    });
    expect((await door.signIn(phone, OLD_PASSWORD)).statusCode).toBe(422);
    const code = await door.codeTo(phone);
    const verified = await call('POST', '/verification/code', { challenge, code });
    expect(verified.json()).toMatchObject({ phone, phone_verified: true });
    expect((await door.signIn(phone, OLD_PASSWORD)).statusCode).toBe(200);
    const again = await call('POST', '/verification', { channel: 'phone' });
    expect(again.json()).toMatchObject({ status: 409, code: 'already_verified' });
  });

  it('refuses a code of another account or another phone', async () => {
    const phone = `+96650002${String(1000 + people)}`;
    const first = await call('POST', '/phone', { phone, current_password: OLD_PASSWORD });
    const { challenge } = first.json<{ challenge: string }>();
    const code = await door.codeTo(phone);
    await call('POST', '/phone', { phone: '+966500029999', current_password: OLD_PASSWORD });
    const late = await call('POST', '/verification/code', { challenge, code });
    expect(late.json()).toMatchObject({ code: 'dead_code' });
    expect((await door.profile(owner.token)).json()).toMatchObject({ phone_verified: false });
  });

  it('lists sessions, and ends one or all others at once', async () => {
    const [one, other] = [await newSession(), await newSession()];
    const list = async () =>
      (await call('GET', '/sessions')).json<{ data: { id: string; current: boolean }[] }>().data;
    expect((await list()).map(({ current }) => current).filter(Boolean)).toHaveLength(1);
    expect(await list()).toHaveLength(3);

    const [somewhere] = (await list()).filter(({ current }) => !current);
    expect((await call('DELETE', `/sessions/${somewhere?.id ?? ''}`)).statusCode).toBe(204);
    expect((await call('DELETE', `/sessions/${somewhere?.id ?? ''}`)).statusCode).toBe(404);
    const alive = await Promise.all([one, other].map((token) => door.profile(token)));
    expect(alive.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);

    expect((await call('DELETE', '/sessions')).statusCode).toBe(204);
    for (const token of [one, other]) expect((await door.profile(token)).statusCode).toBe(401);
    expect((await door.profile(owner.token)).statusCode).toBe(200);
  });

  it('keeps the only verified contact, and notifies the old one of a change', async () => {
    const change = (body: object) =>
      call('POST', '/email', { ...body, current_password: OLD_PASSWORD });
    const lost = await change({ email: `new-${email}` });
    expect(lost.json()).toMatchObject({ status: 409, code: 'only_verified_contact' });
    expect((await door.signIn(email, OLD_PASSWORD)).statusCode).toBe(200);

    const { challenge } = (await call('POST', '/verification', { channel: 'phone' })).json<{
      challenge: string;
    }>();
    const { phone } = (await door.profile(owner.token)).json<{ phone: string }>();
    const code = await door.codeTo(phone);
    expect((await call('POST', '/verification/code', { challenge, code })).statusCode).toBe(200);
    expect((await change({ email: `new-${email}` })).statusCode).toBe(200);
    await door.codeTo(`new-${email}`);
    expect(door.outbox.letters.filter(({ to }) => to === email)).toMatchObject([
      { subject: 'تغيّرت بيانات الدخول إلى حسابك في ميزان' },
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

  it('ends every other session with a new password', async () => {
    const elsewhere = await newSession();
    const changed = await call('POST', '/password', {
      current_password: OLD_PASSWORD,
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
    });
    expect(changed.statusCode).toBe(204);
    expect((await door.profile(elsewhere)).statusCode).toBe(401);
    expect((await door.profile(owner.token)).statusCode).toBe(200);
    expect((await door.signIn(email, OLD_PASSWORD)).statusCode).toBe(422);
  });
});

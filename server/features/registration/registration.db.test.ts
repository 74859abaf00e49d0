import { expect, it } from 'vitest';
import { onDatabases } from '../../testing/each-database.ts';
import { useFrontDoor } from '../../testing/for-a-suite.ts';
import { CLIENT, HOME, NEW_PASSWORD } from '../../testing/front-door.ts';

onDatabases('postgres', (database) => {
  const door = useFrontDoor(database);
  let people = 0;

  /** A person without an account. */
  function newPerson() {
    people += 1;
    return { email: `new-${people}@shop.example`, phone: `+96650000${1000 + people}` };
  }

  /** A registration with a verified code. */
  async function verified(person = newPerson(), channel: 'email' | 'phone' = 'email') {
    const token = await door.begin();
    const body = door.accountData(person.email, person.phone, channel);
    expect((await door.send('PUT', 'registration/account', { token, body })).statusCode).toBe(200);
    const code = await door.codeTo(person[channel]);
    const answer = await door.send('POST', 'registration/code', { token, body: { code } });
    expect(answer.json()).toMatchObject({ step: 'extra_data' });
    return { token, person };
  }

  it.each(['email', 'phone'] as const)('opens an account by %s', async (channel) => {
    const { token, person } = await verified(newPerson(), channel);
    const answer = await door.send('POST', 'registration/extra', { token, body: HOME });
    expect(answer.statusCode).toBe(201);
    const session = answer.json<{ token: string; profile: object }>();
    expect(session.profile).toMatchObject({
      ...person,
      account_type: 'company',
      company_name: CLIENT.company_name,
      email_verified: channel === 'email',
      phone_verified: channel === 'phone',
      state: 'RD',
    });
    expect((await door.profile(session.token)).json()).toEqual(session.profile);

    expect((await door.signIn(person[channel], NEW_PASSWORD)).statusCode).toBe(200);
    const other = channel === 'email' ? person.phone : person.email;
    expect((await door.signIn(other, NEW_PASSWORD)).statusCode).toBe(422);
  });

  it('continues after a reload, and keeps typed values when going back', async () => {
    const token = await door.begin();
    const show = async () => (await door.send('GET', 'registration', { token })).json<object>();
    expect(await show()).toMatchObject({ step: 'account_data', client: CLIENT });
    const person = newPerson();
    const body = door.accountData(person.email, person.phone);
    await door.send('PUT', 'registration/account', { token, body });
    door.wait(20);
    const sent = { channel: 'email', destination: 'n•••@shop.example', resend_in: 40 };
    expect(await show()).toMatchObject({ step: 'code', ...person, challenge: sent });

    const client = { ...CLIENT, first_name: 'هند' };
    await door.send('PUT', 'registration/client', { token, body: client });
    expect(await show()).toMatchObject({ step: 'code', client });
    const letters = door.outbox.letters.length;
    await door.send('PUT', 'registration/account', { token, body });
    expect(await show()).toMatchObject({ challenge: { resend_in: 40 } });
    expect(door.outbox.letters).toHaveLength(letters);
  });

  it('allows no skipped step and no change of a verified e-mail', async () => {
    const token = await door.begin();
    const extra = () => door.send('POST', 'registration/extra', { token, body: HOME });
    const code = { code: '123456' };
    expect((await extra()).json()).toMatchObject({ status: 409, code: 'step_too_early' });
    const early = await door.send('POST', 'registration/code', { token, body: code });
    expect(early.json()).toMatchObject({ status: 409, code: 'step_too_early' });

    const one = await verified();
    const other = newPerson();
    const body = door.accountData(other.email, one.person.phone);
    await door.send('PUT', 'registration/account', { token: one.token, body });
    const swapped = await door.send('POST', 'registration/extra', {
      token: one.token,
      body: HOME,
    });
    expect(swapped.json()).toMatchObject({ status: 409, code: 'step_too_early' });
  });

  it('answers alike for a taken e-mail, and notifies only its owner', async () => {
    const { token, person } = await verified();
    await door.send('POST', 'registration/extra', { token, body: HOME });

    const answers = [];
    for (const { email, phone } of [{ ...newPerson(), email: person.email }, newPerson()]) {
      const mine = await door.begin();
      const body = door.accountData(email, phone);
      const answer = await door.send('PUT', 'registration/account', { token: mine, body });
      const told = JSON.stringify(answer.json()).replaceAll(mine.slice(4), '');
      answers.push([answer.statusCode, told.replace(email, '').replace(phone, '')]);
    }
    expect(String(answers[0])).toBe(String(answers[1]).replaceAll(/expires_at[^}]*/g, (x) => x));
    await new Promise(setImmediate);
    const [letter] = door.outbox.letters.filter(({ to }) => to === person.email);
    expect(letter).not.toHaveProperty('code');
    expect(letter?.text).toContain('/auth/sign-in');
  });

  it('gives the account to one of two devices', async () => {
    const person = newPerson();
    const [one, other] = [await verified(person), await verified(person)];
    const answers = await Promise.all(
      [one, other, one].map(({ token }) =>
        door.send('POST', 'registration/extra', { token, body: HOME }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.every((status) => [201, 404, 409].includes(status))).toBe(true);
    const rows = await database()
      .kysely.selectFrom('accounts')
      .select('account_id')
      .where('email', '=', person.email)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('expires after a day, and is unknown under any other token', async () => {
    const { token } = await verified();
    const stranger = `mzr_${'x'.repeat(43)}`;
    expect((await door.send('GET', 'registration', { token: stranger })).statusCode).toBe(404);
    door.wait(24 * 60 * 60);
    expect((await door.send('GET', 'registration', { token })).statusCode).toBe(404);
  });

  it.each([
    ['a company without a name', { company_name: undefined }, '/company_name', 'required'],
    [
      'an individual with a company',
      { account_type: 'individual' },
      '/company_name',
      'not_allowed',
    ],
    ['markup', { first_name: '<b>ريم</b>' }, '/first_name', 'invalid_format'],
    ['another direction', { last_name: 'ريم\u202Egnp' }, '/last_name', 'invalid_format'],
    ['a control character', { first_name: 'ر\u0007' }, '/first_name', 'invalid_format'],
  ])('refuses %s', async (_name, wrong, pointer, code) => {
    const answer = await door.send('POST', 'registrations', { body: { ...CLIENT, ...wrong } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: object[] }>().errors).toMatchObject([{ pointer, code }]);
  });

  it.each([
    ['leaked', 'Password123!', 'common_password'],
    ['made of the owner’s data', 'reemalwaha2026', 'guessable_password'],
    ['one key', 'aaaaaaaaaaaa', 'guessable_password'],
    ['too short', 'k4-mWq', 'min_length'],
  ])('refuses a password that is %s', async (_name, password, code) => {
    const token = await door.begin({ ...CLIENT, first_name: 'Reem', company_name: 'Alwaha' });
    const { email, phone } = newPerson();
    const body = { ...door.accountData(email, phone), password, password_confirmation: password };
    const answer = await door.send('PUT', 'registration/account', { token, body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: object[] }>().errors).toMatchObject([
      { pointer: '/password', code },
    ]);
  });
});

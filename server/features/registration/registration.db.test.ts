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
    return { token: await door.verify(person, { channel }), person };
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

  it('keeps typed values when going back, and sends no second code for them', async () => {
    const token = await door.begin();
    const person = newPerson();
    const body = door.accountData(person.email, person.phone);
    await door.send('PUT', 'registration/account', { token, body });
    door.wait(20);
    const letters = door.outbox.letters.length;
    const client = { ...CLIENT, first_name: 'هند' };
    await door.send('PUT', 'registration/client', { token, body: client });
    await door.send('PUT', 'registration/account', { token, body });
    const challenge = { channel: 'email', destination: 'n•••@shop.example', resend_in: 40 };
    const shown = await door.send('GET', 'registration', { token });
    expect(shown.json()).toMatchObject({ step: 'code', client, ...person, challenge });
    expect(door.outbox.letters).toHaveLength(letters);
  });

  it('asks for a code only after the step that sends one', async () => {
    const token = await door.begin();
    const early = await door.send('POST', 'registration/code', { token, body: { code: '123456' } });
    expect(early.json()).toMatchObject({ status: 409, code: 'step_too_early' });
  });

  it('allows no change of a verified e-mail', async () => {
    const { token, person } = await verified();
    const body = door.accountData(newPerson().email, person.phone);
    await door.send('PUT', 'registration/account', { token, body });
    const swapped = await door.send('POST', 'registration/extra', { token, body: HOME });
    expect(swapped.json()).toMatchObject({ status: 409, code: 'step_too_early' });
  });

  it('notifies the owner of an e-mail that somebody else registers with', async () => {
    const { token, person } = await verified();
    await door.send('POST', 'registration/extra', { token, body: HOME });
    const body = door.accountData(person.email, newPerson().phone);
    await door.send('PUT', 'registration/account', { token: await door.begin(), body });
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

  it('expires after a day', async () => {
    const { token } = await verified();
    door.wait(24 * 60 * 60);
    expect((await door.send('GET', 'registration', { token })).statusCode).toBe(404);
  });

  it.each([
    ['a company without a name', { company_name: undefined }, 'required'],
    ['an individual with a company', { account_type: 'individual' }, 'not_allowed'],
  ])('refuses %s', async (_name, wrong, code) => {
    const answer = await door.send('POST', 'registrations', { body: { ...CLIENT, ...wrong } });
    const errors = [{ pointer: '/company_name', code }];
    expect(answer.json()).toMatchObject({ status: 422, errors });
  });

  it.each([
    ['made of the owner’s data', 'reemalwaha2026'],
    ['one key', 'aaaaaaaaaaaa'],
  ])('refuses a password that is %s', async (_name, password) => {
    const token = await door.begin({ ...CLIENT, first_name: 'Reem', company_name: 'Alwaha' });
    const { email, phone } = newPerson();
    const body = { ...door.accountData(email, phone), password, password_confirmation: password };
    const answer = await door.send('PUT', 'registration/account', { token, body });
    const errors = [{ pointer: '/password', code: 'guessable_password' }];
    expect(answer.json()).toMatchObject({ status: 422, errors });
  });
});

import { beforeEach, expect, it } from 'vitest';
import { onDatabases } from '../../testing/each-database.ts';
import { type FrontDoor, OLD_PASSWORD, openFrontDoor } from '../../testing/front-door.ts';

const DAY = 24 * 60 * 60;
let made = 0;
/** Numbers that nothing else uses. */
const saudi = () => `+9665000${String((made += 1)).padStart(5, '0')}`;
const british = () => `+4479460${String((made += 1)).padStart(5, '0')}`;

/** A code to a registration's phone. */
async function register(door: FrontDoor, phone: string, token?: string) {
  const body = door.accountData(`texts-${(made += 1)}@mizan.example`, phone, 'phone');
  return door.send('PUT', 'registration/account', { body, token: token ?? (await door.begin()) });
}

onDatabases('postgres', (database) => {
  beforeEach(() => database().kysely.deleteFrom('attempts').execute());

  it.each<[string, string, (one: string) => string, boolean]>([
    ['number', 'SMS_PER_NUMBER_PER_DAY', (one) => one, false],
    ['registration', 'SMS_PER_REGISTRATION_PER_DAY', saudi, false],
    ['country', 'SMS_PER_COUNTRY_PER_DAY', british, true],
    ['day', 'SMS_PER_DAY', saudi, true],
  ])(
    'are bounded by %s, over processes and restarts, for a day',
    async (what, name, phone, alarms) => {
      const [first, second] = await Promise.all(
        [1, 2].map(() => openFrontDoor(database(), { [name]: '3' })),
      );
      if (!first || !second) throw new Error('there are two');
      const [one, token] = [saudi(), what === 'registration' ? await first.begin() : undefined];
      for (const door of [first, second, first]) {
        expect((await register(door, phone(one), token)).statusCode).toBe(200);
      }
      const refused = await register(second, phone(one), token);
      expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_texts' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(DAY - 60);
      expect((await register(first, saudi())).statusCode).toBe(what === 'day' ? 429 : 200);
      expect(second.logged.filter(({ most }) => most === 3)).toHaveLength(alarms ? 1 : 0);
      second.wait(DAY + 1);
      expect((await register(second, phone(one))).statusCode).toBe(200);
      for (const door of [first, second]) await door.stop();
    },
  );

  it('count when sent again and to accounts, whether or not anybody has the number', async () => {
    const door = await openFrontDoor(database(), { SMS_PER_DAY: '3' });
    const { accountId } = await door.newOwner({ second_step: 'phone' });
    const phone = saudi();
    const owner = database().kysely.updateTable('accounts').where('account_id', '=', accountId);
    await owner.set({ phone, phone_verified: true }).execute();
    const forget = (login: string) => door.send('POST', 'forgotten-password', { body: { login } });
    for (const login of [saudi(), saudi(), saudi(), saudi(), phone]) {
      expect((await forget(login)).statusCode).toBe(200);
    }
    const { challenge: sent } = (await door.signIn(phone, OLD_PASSWORD)).json<{
      challenge: { challenge: string };
    }>();
    const again = () => {
      door.wait(61);
      return door.send('POST', 'codes', { body: { challenge: sent.challenge } });
    };
    expect((await again()).statusCode).toBe(200);
    for (const answer of [await again(), await forget(phone), await forget(saudi())]) {
      expect(answer.json()).toMatchObject({ code: 'too_many_texts' });
    }
    await door.stop();
  });
});

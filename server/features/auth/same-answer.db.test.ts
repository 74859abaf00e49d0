import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { hashPassword } from './passwords.ts';
import { newToken } from './tokens.ts';
import { seededRandom } from '../../domain/random.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useFrontDoor } from '../../testing/for-a-suite.ts';
import { CLIENT, type FrontDoor, HOME, NEW_PASSWORD } from '../../testing/front-door.ts';
import { median, spreadOfHalves } from '../../testing/medians.ts';
import { addSignedInAccount } from '../../testing/test-app.ts';
import { operationsOf } from '../../../common/contract/operations.ts';
import { readContract } from '../../http/contract.ts';

/** Of each kind; 500 in the full run, fewer where a password is hashed, which is slow. */
const TRIES = process.env.TEST_COUNTS === 'full' ? 500 : 100;
const SLOW_TRIES = process.env.TEST_COUNTS === 'full' ? 500 : 40;
const WARM_UP = 10;
const SEED = 20_261_121;

/** The same letters in both, because answers repeat or mask what was typed. */
const PEOPLE = {
  known: { email: 'salma@shop.example', phone: '+966500700001' },
  unknown: { email: 'sanad@shop.example', phone: '+966501700001' },
};
type Kind = keyof typeof PEOPLE;
const KINDS = ['known', 'unknown'] as const;
type Channel = 'email' | 'phone';

/** `login` is the e-mail or phone, by the channel. */
const personOf = (kind: Kind, channel: Channel) => ({
  ...PEOPLE[kind],
  channel,
  login: PEOPLE[kind][channel],
});
type Person = ReturnType<typeof personOf>;

type Call = Parameters<FrontDoor['send']>;

/** How to call an operation about somebody. */
interface Question {
  /** A call that must come first; its token is valid for a limited number of calls. */
  before?: (person: Person) => Promise<string>;
  lasts?: number;
  /** Whether a password is hashed in this call or the one before. */
  slow?: boolean;
  /** Seconds between the call before and this one. */
  wait?: number;
  call: (token: string, person: Person) => Call;
}

/** Wrong for a holder of a real code, except once in a million. */
const WRONG_CODE = '000000';

const publicAuth = operationsOf(readContract())
  .filter(({ tag, scheme }) => tag === 'auth' && scheme === null)
  .map(({ id }) => id);

function questionsAt(door: FrontDoor): Record<string, Question> {
  async function forget({ login }: Person): Promise<string> {
    const answer = await door.send('POST', 'forgotten-password', { body: { login } });
    return answer.json<{ challenge: string }>().challenge;
  }
  const giveAccount = (token: string, { email, phone, channel }: Person): Call => [
    ...(['PUT', 'registration/account'] as const),
    { token, body: door.accountData(email, phone, channel) },
  ];
  async function register(person: Person): Promise<string> {
    const token = await door.begin();
    await door.send(...giveAccount(token, person));
    return token;
  }
  const setPassword = (reset_token: string): Call => {
    const body = { reset_token, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    return ['POST', 'password', { body }];
  };
  /** A used password-reset token of the known person, or an invented one. */
  async function deadReset(person: Person): Promise<string> {
    if (person.email !== PEOPLE.known.email) return newToken('mzp');
    const body = { challenge: await forget(person), code: await door.codeTo(person.login) };
    const answer = await door.send('POST', 'forgotten-password/code', { body });
    const token = answer.json<{ reset_token: string }>().reset_token;
    expect((await door.send(...setPassword(token))).statusCode).toBe(204);
    return token;
  }
  const answerCode = (path: string): Question => ({
    before: forget,
    lasts: 4,
    call: (challenge) => ['POST', path, { body: { challenge, code: WRONG_CODE } }],
  });

  return {
    signIn: {
      slow: true,
      call: (_, { login }) => ['POST', 'sign-in', { body: { login, password: 'wrong' } }],
    },
    confirmSignIn: answerCode('sign-in/code'),
    requestPasswordReset: {
      call: (_, { login }) => ['POST', 'forgotten-password', { body: { login } }],
    },
    requestDeviceCode: {
      call: (_, { login }) => ['POST', 'device-codes', { body: { login } }],
    },
    confirmDeviceCode: {
      ...answerCode('devices'),
      before: async ({ login }) => {
        const answer = await door.send('POST', 'device-codes', { body: { login } });
        return answer.json<{ challenge: string }>().challenge;
      },
    },
    confirmPasswordReset: answerCode('forgotten-password/code'),
    resendCode: {
      before: forget,
      lasts: 1,
      wait: 60,
      call: (challenge) => ['POST', 'codes', { body: { challenge } }],
    },
    resetPassword: { before: deadReset, call: setPassword },
    startRegistration: { call: () => ['POST', 'registrations', { body: CLIENT }] },
    getRegistration: {
      before: register,
      call: (token) => ['GET', 'registration', { token }],
    },
    updateRegistrationClient: {
      before: register,
      call: (token) => ['PUT', 'registration/client', { token, body: CLIENT }],
    },
    updateRegistrationAccount: {
      slow: true,
      before: () => door.begin(),
      lasts: 1,
      call: giveAccount,
    },
    confirmRegistration: {
      slow: true,
      before: register,
      lasts: 4,
      call: (token) => ['POST', 'registration/code', { token, body: { code: WRONG_CODE } }],
    },
    completeRegistration: {
      before: register,
      call: (token) => ['POST', 'registration/extra', { token, body: HOME }],
    },
  };
}

/** Status, headers and body, without random values and call counts. */
function whatIsSaid({ statusCode, headers, body }: LightMyRequestResponse, kind: Kind): string {
  const counts = ['date', 'ratelimit-remaining', 'ratelimit-reset', 'request-id'];
  return JSON.stringify([
    statusCode,
    Object.entries(headers).filter(([name]) => !counts.includes(name)),
    body
      .replaceAll(/mz[a-z]_[\w-]{43}/g, 'a token')
      .replaceAll(PEOPLE[kind].email, 'the e-mail')
      .replaceAll(PEOPLE[kind].phone, 'the phone'),
  ]);
}

/** Waits until the messages that follow an answer are written. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
}

it('covers every public auth operation of the contract', () => {
  const asked = Object.keys(questionsAt({} as FrontDoor));
  expect(asked.sort()).toEqual(publicAuth.toSorted());
});

onDatabases('postgres', (database, engine) => {
  const door = useFrontDoor(database);
  beforeAll(async () => {
    const { email, phone } = PEOPLE.known;
    const account = { email, password_hash: await hashPassword(NEW_PASSWORD) };
    const { accountId } = await addSignedInAccount(database(), account, door.time());
    await database()
      .kysely.updateTable('accounts')
      .set({ phone, phone_verified: true })
      .where('account_id', '=', accountId)
      .execute();
  });

  /** Calls in pairs, each pair in random order, and passes on each answer with its milliseconds. */
  async function ask(
    id: string,
    channel: Channel,
    turns: number,
    take: (kind: Kind, answer: LightMyRequestResponse, ms: number) => void,
  ): Promise<void> {
    const question = questionsAt(door)[id];
    if (!question) throw new Error(`nothing asks ${id}`);
    const { before, lasts = Infinity, wait = 0, call } = question;
    const random = seededRandom(SEED);
    const tokens: Record<Kind, string> = { known: '', unknown: '' };
    for (let turn = 0; turn < turns; turn += 1) {
      if (before && turn % lasts === 0) {
        for (const kind of KINDS) tokens[kind] = await before(personOf(kind, channel));
        door.wait(wait);
      }
      for (const kind of random.chance(0.5) ? KINDS : KINDS.toReversed()) {
        const request = call(tokens[kind], personOf(kind, channel));
        await settle();
        const start = performance.now();
        const answer = await door.send(...request);
        take(kind, answer, performance.now() - start);
      }
    }
    await settle();
  }

  /** Expects one answer to all questions. */
  async function expectSame(id: string, channel: Channel, turns: number): Promise<void> {
    const said = { known: new Set<string>(), unknown: new Set<string>() };
    await ask(id, channel, turns, (kind, answer) => {
      expect(answer.statusCode).toBeLessThan(500);
      said[kind].add(whatIsSaid(answer, kind));
    });
    expect(said.known).toEqual(said.unknown);
    expect(said.known.size).toBe(1);
  }

  /**
   * Known and unknown alternate in random order, so that other load affects both. Their medians may
   * differ no more than those of two halves of one kind do by chance (see medians.ts for the level).
   */
  const title = '%s gives the same answer in the same time';
  it.for(publicAuth)(title, { timeout: 600_000 }, async (id, { annotate }) => {
    await expectSame(id, 'phone', 2);
    await expectSame(id, 'email', WARM_UP);
    const times: Record<Kind, number[]> = { known: [], unknown: [] };
    const tries = questionsAt(door)[id]?.slow ? SLOW_TRIES : TRIES;
    await ask(id, 'email', tries, (kind, _, ms) => times[kind].push(ms));
    const [known, unknown] = [median(times.known), median(times.unknown)];
    const apart = Math.abs(known - unknown);
    const random = seededRandom(SEED).next;
    const chance = Math.max(
      spreadOfHalves(times.known, random),
      spreadOfHalves(times.unknown, random),
    );
    const inMs = (ms: number) => `${ms.toFixed(3)} ms`;
    const figures =
      `${engine}: known ${inMs(known)}, unknown ${inMs(unknown)}, ` +
      `apart ${inMs(apart)}, two halves of one ${inMs(chance)}`;
    await annotate(figures);
    expect(apart, figures).toBeLessThanOrEqual(chance);
  });
});
